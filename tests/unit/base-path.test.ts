import { afterEach, describe, expect, test, vi } from 'vitest';
import { messageOf } from '../support/message-of';

afterEach(() => vi.unstubAllEnvs());

/** The path that a build with this in its environment is made for. */
async function basePathOf(given: string): Promise<string> {
  vi.stubEnv('BASE_PATH', given);
  vi.resetModules();
  return (await import('../../src/build/environment')).basePath;
}

test.each([
  ['', '/'],
  ['/', '/'],
  ['/noughtline/', '/noughtline/'],
])('BASE_PATH=%s is %s', async (given, path) => {
  expect(await basePathOf(given)).toBe(path);
});

describe('the build stops where it is no path that a site can stand below', () => {
  test.each(['noughtline', '/noughtline', '/no/../line/', '//evil.test/'])(
    'BASE_PATH=%s',
    async (given) => {
      expect(await messageOf(() => basePathOf(given))).toBe(
        `BASE_PATH is "${given}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
      );
    },
  );
});
