import { beforeEach, describe, expect, test } from 'vitest';
import {
  assertBuildUtils,
  assertHandlers,
  assertPayload,
  assertRelease,
  assertSkipped,
  EXPORTS,
  NAMES,
  noteVersion,
  payloadOf,
  readPage,
  skipPages,
} from '../waku';

beforeEach(() => noteVersion('9.9.9'));

/** The error names the release that is installed and the one that is expected. */
const RELEASES = /Waku 9\.9\.9 is installed; waku-lazy-hydration is written for 1\.0\.0-rc\.1/;

const thrownBy = (run: () => unknown): string => {
  try {
    run();
  } catch (error) {
    return (error as Error).message;
  }
  return 'nothing was thrown';
};

const BOOTSTRAP =
  'globalThis.__WAKU_HYDRATE__ = true;globalThis.__WAKU_INITIAL_RSC__ = {};import("/assets/index.js")';
const PAGE = `<html><head></head><body><script id="_R_">${BOOTSTRAP}</script><script>(self.__FLIGHT_DATA||=[]).push("")</script></body></html>`;

describe('HTML in another form stops the build', () => {
  test.each([
    ['no client entry', PAGE.replace('import("', 'load("'), 'import("…") of the client entry'],
    [
      'two client entries',
      PAGE.replace('</body>', '<script>import("/b.js")</script></body>'),
      'one inline script',
    ],
    ['another hydration flag', PAGE.replace('__WAKU_HYDRATE__', '__WAKU_H__'), '__WAKU_HYDRATE__'],
    [
      'another place of the payload',
      PAGE.replace('__WAKU_INITIAL_RSC__', '__WAKU_RSC__'),
      '__WAKU_INITIAL_RSC__',
    ],
    ['no inline payload', PAGE.replace('__FLIGHT_DATA', '__DATA'), '__FLIGHT_DATA'],
    ['another head', PAGE.replace('<head>', '<head data-x>'), 'a <head> without attributes'],
  ])('%s', (_, html, expectation) => {
    const message = thrownBy(() => readPage('about/index.html', html, '/'));
    expect(message).toMatch(/^about\/index\.html: expected /);
    expect(message).toContain(expectation);
    expect(message).toMatch(RELEASES);
  });

  test('the form that is expected does not', () => {
    expect(readPage('about/index.html', PAGE, '/').entry).toBe('/assets/index.js');
  });

  test('search codecs, which are not supported, do', () => {
    const html = PAGE.replace('import(', 'globalThis.__WAKU_ROUTER_SEARCH_CODECS__ = {};import(');
    expect(() => readPage('a.html', html, '/')).toThrow('does not support search codecs');
  });
});

describe('an installed release in another form stops the build', () => {
  const codes = () =>
    new Map(
      Object.entries(EXPORTS).map(([module, names]) => [module, `export { ${names.join(', ')} };`]),
    );
  const all = NAMES.join('\n');

  test.each(
    Object.entries(EXPORTS).flatMap(([module, names]) => names.map((name) => [module, name])),
  )('%s without %s', (module = '', name = '') => {
    const other = codes().set(module, 'export { other };');
    const message = thrownBy(() => assertRelease(other, all));
    expect(message.startsWith(`${module}: expected an export `)).toBe(true);
    expect(message).toMatch(RELEASES);
    const renamed = codes().set(module, (codes().get(module) ?? '').replace(name, `${name}2`));
    expect(thrownBy(() => assertRelease(renamed, all))).toContain(`an export ${name}`);
  });

  test.each(Object.keys(EXPORTS))('no module %s', (module) => {
    const other = codes();
    other.delete(module);
    expect(thrownBy(() => assertRelease(other, all))).toContain(`expected the export ${module}`);
  });

  test.each(NAMES)('no %s', (name) => {
    const message = thrownBy(() => assertRelease(codes(), all.replace(name, '')));
    expect(message).toContain(`expected the name ${name}`);
    expect(message).toMatch(RELEASES);
  });

  test('the form that is expected does not', () => {
    expect(() => assertRelease(codes(), all)).not.toThrow();
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

  test('a payload that does not name its build stops it', () => {
    expect(() => assertPayload('RSC/R/a.txt', '0:{"_buildId":"x"}')).not.toThrow();
    const message = thrownBy(() => assertPayload('RSC/R/a.txt', '0:{"build":"x"}'));
    expect(message).toContain('RSC/R/a.txt: expected a payload that names its build');
    expect(message).toMatch(RELEASES);
  });

  test('a router that never asks which pages to skip stops it', () => {
    expect(assertSkipped).not.toThrow();
    const { unstable_skipBuild } = skipPages((path) => path === '/a');
    expect(thrownBy(assertSkipped)).toContain('expected the router to call unstable_skipBuild');
    expect(['/a', '/b'].map(unstable_skipBuild)).toEqual([true, false]);
    expect(assertSkipped).not.toThrow();
  });
});

test.each([
  ['/index.html', 'RSC/R/_root.txt'],
  ['about/index.html', 'RSC/R/about.txt'],
  ['/blog/a', 'RSC/R/blog/a.txt'],
  ['404.html', 'RSC/R/404.txt'],
  ['/_private/index.html', 'RSC/R/__private.txt'],
])('the payload of %s is %s, as Waku names it', (page, payload) => {
  expect(payloadOf(page)).toBe(payload);
});

test('a payload is below the folder that Waku was told', () => {
  expect(payloadOf('about/index.html', 'flight')).toBe('flight/R/about.txt');
});
