import { beforeEach, describe, expect, test } from 'vitest';
import {
  assertBuildUtils,
  assertHandlers,
  assertRelease,
  assertSkipped,
  NAMES,
  noteVersion,
  skipPages,
} from '../waku';

beforeEach(() => noteVersion('9.9.9'));

/** The error names the release that is installed and the one that is expected. */
const RELEASES = /Waku 9\.9\.9 is installed; waku-islands is written for 1\.0\.0-rc\.1/;

const thrownBy = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
};

describe('an installed release in another form stops the build', () => {
  const all = NAMES.join('\n');

  test.each(NAMES)('no %s', (name) => {
    const message = thrownBy(() => assertRelease(all.replace(name, '')));
    expect(message).toContain(`expected the name ${name}`);
    expect(message).toMatch(RELEASES);
  });

  test('the form that is expected does not', () => {
    expect(() => assertRelease(all)).not.toThrow();
  });
});

describe('the router and the build', () => {
  test.each([undefined, {}, { handleBuild: () => {} }, { handleBuild: true, handleRequest: true }])(
    'a router like %o stops the build',
    (handlers) => {
      const message = thrownBy(() => assertHandlers(handlers));
      expect(message).toContain('src/waku.server: expected a router with the functions');
      expect(message).toMatch(RELEASES);
    },
  );

  test.each([undefined, {}, { generateFile: () => {} }])(
    'build utilities like %o stop the build',
    (utils) => {
      const message = thrownBy(() => assertBuildUtils(utils));
      expect(message).toContain('generateFile and saveBuildMetadata');
      expect(message).toMatch(RELEASES);
    },
  );

  test('a router that never asks which pages to skip stops it', () => {
    expect(assertSkipped).not.toThrow();
    const { unstable_skipBuild } = skipPages((path) => path === '/a');
    expect(thrownBy(assertSkipped)).toContain('expected the router to call unstable_skipBuild');
    expect(['/a', '/b'].map(unstable_skipBuild)).toEqual([true, false]);
    expect(assertSkipped).not.toThrow();
  });
});
