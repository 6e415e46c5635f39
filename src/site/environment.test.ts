import { afterEach, expect, test, vi } from 'vitest';
import { basePath } from './environment';

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

test.each(['noughtline', '/noughtline', '/no/../line/', '//evil.test/'])(
  'BASE_PATH=%s stops the build',
  (given) => {
    vi.stubEnv('BASE_PATH', given);
    expect(() => basePath()).toThrow(`BASE_PATH is "${given}": it has to begin and end with`);
  },
);
