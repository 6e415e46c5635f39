import { expect, test } from 'vitest';
import { islandPage } from '../../src/html/island-page';
import { parsed } from '../../src/html/page';
import { assertBuildUtils, assertHandlers, pathOf } from '../../src/waku';

const PARTS = { assets: '/', runtime: [], shared: '', pageScripts: {}, isEverywhere: false };

test.each([
  ['the router', () => assertHandlers({ handleBuild: true, handleRequest: () => {} })],
  ['the router', () => assertHandlers(undefined)],
  ['the build', () => assertBuildUtils({ generateFile: () => {} })],
  ['/a', () => islandPage(parsed('<p>__WAKU_HYDRATE__ = true'), '/a', 'none', PARTS)],
])('another form of %s stops the build, saying what was tested and what differs', (place, run) => {
  expect(run).toThrow(
    new RegExp(
      `^waku-islands 0\\.x was tested up to Waku 1\\.0\\.0-rc\\.1; this Waku differs in ${place}: expected .*Update the package, or report at https:`,
    ),
  );
});

test.each([
  ['R/_root', '/'],
  ['R/a/b', '/a/b'],
  ['R/__x', '/_x'],
])('%s is the payload of %s', (payload, path) => {
  expect(pathOf(payload)).toBe(path);
});
