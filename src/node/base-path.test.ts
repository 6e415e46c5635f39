import { afterEach, describe, expect, test, vi } from 'vitest';
import { basePath } from '../../src/node/base-path';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/noughtline/', '/noughtline/'],
])('BASE_PATH=%s is %s', (given, path) => {
  vi.stubEnv('BASE_PATH', given);
  expect(basePath()).toBe(path);
});

describe('an invalid BASE_PATH stops the build', () => {
  test.each(['noughtline', '/noughtline', '/no/../line/', '//evil.test/'])(
    'BASE_PATH=%s',
    (given) => {
      vi.stubEnv('BASE_PATH', given);
      expect(() => basePath()).toThrow(
        `BASE_PATH is "${given}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
      );
    },
  );
});
