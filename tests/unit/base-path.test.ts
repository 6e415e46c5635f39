import { describe, expect, test } from 'vitest';
import { readBasePath } from '../../src/node/base-path';

test.each([
  [undefined, '/'],
  ['', '/'],
  ['/', '/'],
  ['/noughtline/', '/noughtline/'],
])('BASE_PATH=%s is %s', (given, path) => {
  expect(readBasePath(given)).toBe(path);
});

describe('an invalid BASE_PATH stops the build', () => {
  test.each(['noughtline', '/noughtline', '/no/../line/', '//evil.test/'])(
    'BASE_PATH=%s',
    (given) => {
      expect(() => readBasePath(given)).toThrow(
        `BASE_PATH is "${given}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
      );
    },
  );
});
