import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inlineStyles } from '../../src/html/inline-styles';
import { islandPage } from '../../src/html/island-page';
import { htmlOf, parsed } from '../../src/html/page';
import { visitor } from './visitor';

const WAKU =
  '<script id="_R_">globalThis.__WAKU_HYDRATE__ = true;import("/assets/index.js")</script><script>(self.__FLIGHT_DATA||=[]).push("<p>")</script><link rel="modulepreload" href="/assets/index.js"/>';
const ISLAND = '<waku-island data-island="A a.js"><b>1</b></waku-island>';
const SHEETS = {
  'a.css': '.x{color:red}.y{color:red}',
  'print.css': 'p{color:red}',
  'imports.css': '@import "/a.css";.x{top:0}',
  'relative.css': '.x{background:url(a.png)}',
  'closing.css': '.x::before{content:"</style>"}',
};
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  for (const [name, css] of Object.entries(SHEETS)) writeFileSync(join(folder, name), css);
});
afterAll(() => rmSync(folder, { recursive: true }));

const parts = {
  assets: '/assets/',
  runtime: ['/assets/hydrate.js'],
  shared: 'boot()',
  pageScripts: {},
  isEverywhere: false,
};
const sheet = (attributes: string) => `<link rel="stylesheet" ${attributes}>`;

/** Each page: its name, head and body, and how many of its sheets are inlined. */
test.each([
  ['raw SVG', '', '<svg><rect/><rect/><style>.x{fill:red}</style></svg>', 0],
  ['a sheet for print', sheet('href="/print.css" media="print"'), '', 0],
  ['a sheet that is checked', sheet('href="/a.css" integrity="sha256-x"'), '', 0],
  [
    'a sheet of another host',
    sheet('href="https://b.example/a.css"') + sheet('href="//b.example/a.css"'),
    '',
    0,
  ],
  ['an alternate sheet', '<link rel="alternate stylesheet" href="/a.css">', '', 0],
  ['a query', sheet('href="/a.css?v=1&amp;w=2"'), '<p class="x">', 1],
  ['a sheet that is not there', sheet('href="/gone.css"'), '', 0],
  [
    'a sheet twice, one of which imports',
    sheet('href="/a.css"') + sheet('href="/imports.css"'),
    '<p class=x>',
    1,
  ],
  ['a sheet with relative addresses', sheet('href="/relative.css"'), '<p class="x">', 0],
  ['a sheet that closes a style element', sheet('href="/closing.css"'), '<p class="x">', 0],
  [
    'attributes in another order and without quotes',
    '<link href=/a.css crossorigin rel=stylesheet>',
    '<p class="x">',
    1,
  ],
  ['a class in single quotes', sheet("href='/a.css'"), "<p class='x'>", 1],
  ['a sheet in the body', '', `<p class="x">${sheet('href="/a.css"')}`, 1],
  [
    'inline modules of its own',
    '<script type="module">import "/own.js"</script>',
    '<script>import("/analytics.js")</script>',
    0,
  ],
  ['its own preloads', '<link rel="modulepreload" href="/own.js">', '', 0],
  ['comments', `<!-- ${sheet('href="/a.css"')} -->`, '<!-- </head><waku-island> -->', 0],
  ['data', `<script type="application/ld+json">{"a":"${sheet('href=/a.css')}"}</script>`, '', 0],
  [
    'a title and a text area',
    `<title>${sheet('href="/a.css"')}</title>`,
    '<textarea></head></textarea>',
    0,
  ],
  ['a template', '', `<template>${sheet('href="/a.css"')}<p class="x">a</p></template>`, 0],
  [
    'a page that needs no script',
    sheet('href="/a.css"'),
    '<noscript><link rel="stylesheet" href="/print.css"></noscript><p class="x">',
    1,
  ],
])(
  '%s: only Waku’s scripts and the sheets that can be inlined are replaced',
  async (_, head, body, inlined) => {
    for (const island of ['', ISLAND]) {
      const source = `<!DOCTYPE html><html><head><meta charset="utf-8">${head}</head><body>${island}${body}${WAKU}</body></html>`;
      const critical = inlineStyles({ folder, base: '/', warn: () => {} }, {});
      const page = parsed(source);
      islandPage(page, '/', 'islands', parts);
      critical('index.html', page);
      const changed = htmlOf(page);
      const added = await visitor.page.evaluate(
        ([before, after, waku]) => {
          const parse = (html = '') => new DOMParser().parseFromString(html, 'text/html');
          const [old, now] = [parse(before?.replace(waku as string, '')), parse(after)];
          const isSame = (a?: Node | null, b?: Node | null) => a && b?.isEqualNode(a);
          const count = { styles: 0, boot: 0 };
          for (const style of now.querySelectorAll('style')) {
            const isNew = ![...old.querySelectorAll('style')].some((one) => isSame(one, style));
            if (!isNew) continue;
            // Our style for islands replaces nothing; any other new style replaces a link.
            if (style.textContent?.startsWith('waku-island')) style.remove();
            else {
              count.styles++;
              style.replaceWith('SHEET');
            }
          }
          for (const script of now.querySelectorAll('script[data-islands]')) {
            count.boot++;
            script.remove();
          }
          const links = [...old.querySelectorAll('link[rel=stylesheet]')];
          const gone = links.filter(
            (link) => ![...now.querySelectorAll('link')].some((one) => isSame(one, link)),
          );
          for (const link of gone) link.replaceWith('SHEET');
          return {
            ...count,
            isSame: old.documentElement.outerHTML === now.documentElement.outerHTML,
          };
        },
        [source, changed, WAKU],
      );
      expect(added, changed).toEqual({ styles: inlined, boot: island ? 1 : 0, isSame: true });
    }
  },
);

test('a page that React hydrates as a whole keeps the links that React does not manage', () => {
  const critical = inlineStyles({ folder, base: '/', warn: () => {} }, {});
  const [own, managed] = [sheet('href="/a.css"'), sheet('href="/a.css" data-precedence="a"')];
  const page = parsed(`<head>${own}${managed}</head><p class="x">${WAKU}`);
  critical('a.html', page);
  expect(htmlOf(page)).toContain(own);
  expect(htmlOf(page)).not.toContain(managed);
});

test.each([
  ['alone', ''],
  ['beside a script of somebody else', '<script src="https://stats.example/a.js"></script>'],
])('%s, an island keeps the rules of what it shows later', (_, script) => {
  const assets = join(folder, 'assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(assets, 'hydrate.js'), 'a("never")');
  writeFileSync(join(assets, 'a.js'), "import'./part.js';b(is?`menu open`:`menu`,{'data-up':is})");
  writeFileSync(join(assets, 'part.js'), "c('p',{className:'later'})");
  const kept = '.menu{top:0}.menu.open{top:1px}[data-up]{top:2px}.later{top:3px}';
  writeFileSync(join(folder, 'menu.css'), `${kept}.never{top:4px}[data-never]{top:5px}`);
  const critical = inlineStyles({ folder, base: '/', warn: () => {} }, {});
  const boot = '<script data-islands="/assets/hydrate.js">boot()</script>';
  const page = parsed(
    `<head>${sheet('href="/menu.css"')}${script}</head><p class="menu">${ISLAND}${boot}`,
  );
  critical('a.html', page);
  expect(htmlOf(page)).toContain(`<style>${kept}</style>`);
});

test('a page that links a missing sheet twice is warned of once', () => {
  const warnings: string[] = [];
  const critical = inlineStyles({ folder, base: '/', warn: (line) => warnings.push(line) }, {});
  const link = sheet('href="/gone.css"');
  critical('a.html', parsed(`<head>${link}${link}</head>`));
  expect(warnings).toEqual([expect.stringContaining('a.html links /gone.css')]);
});
