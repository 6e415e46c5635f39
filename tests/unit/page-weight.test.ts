import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { budgets, exceeded } from '../../tools/budgets';
import { nameOf, type PageWeight, pathsOf, weighPage } from '../../tools/page-weight';
import { compare, table, toRead } from '../../tools/weigh';
import { writeFiles } from '../support/write-files';

const folder = mkdtempSync(join(tmpdir(), 'weigh-'));
const site = { root: folder, basePath: '/' };
const boot = 'addEventListener("pointermove",()=>import("/assets/index-AAAAAAAA.js"))';
const style = 'h1{color:red}';
const shaped = `<html><head><link rel="preload" href="/assets/face.woff2" as="font"/><style>${style}</style><script data-islands="/assets/index-AAAAAAAA.js">${boot}</script></head><body><waku-island data-island="Faq faq-BBBBBBBB.js">About</waku-island></body></html>`;
const stock =
  '<html><head><link rel="modulepreload" href="/assets/faq-BBBBBBBB.js"/><link rel="stylesheet" crossOrigin="" href="/assets/site-CCCCCCCC.css"/></head><body>About<script>import("/assets/index-AAAAAAAA.js")</script></body></html>';
const texts: Readonly<Record<string, string>> = {
  'index.html': stock,
  'about/index.html': shaped,
  '404.html': '<html><head></head><body>Nothing</body></html>',
  'assets/index-AAAAAAAA.js': 'export const a = 1;',
  'assets/faq-BBBBBBBB.js': 'import{a}from"./index-AAAAAAAA.js";import"./deep-DDDDDDDD.js";',
  'assets/deep-DDDDDDDD.js': 'export {};',
  'assets/site-CCCCCCCC.css': '@font-face{src:url(/assets/face.woff2)format("woff2")}',
};
const files = { ...texts, 'assets/face.woff2': randomBytes(500) };
const sent = (file: string) => brotliCompressSync(texts[file] ?? '').byteLength;

/** The texts under another name, or changed. */
const made = (of: (name: string, text: string) => [name: string, content: string | Uint8Array]) =>
  Object.fromEntries(Object.entries(texts).map(([name, text]) => of(name, text)));

beforeAll(() => {
  writeFiles(folder, files);
  writeFiles(
    folder,
    made((name, text) => [`${name}.br`, brotliCompressSync(text)]),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('a shaped page', () => {
  const page = () => weighPage(site, '/about');

  test('is its markup and the CSS in it, as they are sent', () => {
    const { html, css } = page();
    expect(html + css.inline).toBe(sent('about/index.html'));
    expect(css.inline).toBeGreaterThan(0);
    expect(css.total).toBe(css.inline);
  });

  test('fetches itself and its fonts, and runs the boot script', () => {
    const { fonts, before } = page();
    expect(fonts).toEqual({ '/assets/face.woff2': 500 });
    expect(before).toEqual({
      scripts: { boot: brotliCompressSync(boot).byteLength },
      requests: 2,
    });
  });

  test('fetches, with its islands, what they name and what that imports', () => {
    const { after } = page();
    expect(after.scripts).toEqual({
      boot: brotliCompressSync(boot).byteLength,
      '/assets/index-AAAAAAAA.js': sent('assets/index-AAAAAAAA.js'),
      '/assets/faq-BBBBBBBB.js': sent('assets/faq-BBBBBBBB.js'),
      '/assets/deep-DDDDDDDD.js': sent('assets/deep-DDDDDDDD.js'),
    });
    expect(after.requests).toBe(2 + 3);
  });
});

test('a page as Waku writes it fetches everything at once', () => {
  const { html, css, fonts, before, after } = weighPage(site, '/');
  expect(html).toBe(sent('index.html'));
  expect(css).toMatchObject({ inline: 0, total: sent('assets/site-CCCCCCCC.css') });
  expect(fonts).toEqual({ '/assets/face.woff2': 500 });
  expect(Object.keys(before.scripts).map(nameOf).sort()).toEqual(['deep', 'faq', 'index']);
  expect(before.requests).toBe(1 + 3 + 1 + 1);
  expect(after.scripts).toEqual(before.scripts);
  expect(after.requests).toBe(before.requests);
});

test('pages are found by their files', () => {
  expect(pathsOf(site)).toEqual(['/', '/404', '/about']);
});

test('files below a base path are found', () => {
  const lower = mkdtempSync(join(tmpdir(), 'weigh-below-'));
  writeFiles(lower, files);
  writeFiles(
    lower,
    made((name, text) => [name, text.replaceAll('"/', '"/agency/')]),
  );
  const { fonts, after } = weighPage({ root: lower, basePath: '/agency/' }, '/about');
  expect(Object.keys(fonts)).toEqual(['/agency/assets/face.woff2']);
  expect(Object.keys(after.scripts)).toContain('/agency/assets/index-AAAAAAAA.js');
  rmSync(lower, { recursive: true });
});

/** A page of round figures, but for what is given. */
const page = (path: string, more: Partial<PageWeight> = {}): PageWeight => ({
  path,
  html: 8000,
  css: { inline: 6000, linked: {}, total: 6000 },
  fonts: { '/assets/face.woff2': 40_000 },
  before: { scripts: { boot: 800 }, requests: 2 },
  after: {
    scripts: { boot: 800, '/assets/index-AAAAAAAA.js': 70_000 },
    requests: 5,
  },
  ...more,
});

describe('a budget', () => {
  test('that is kept says nothing, to the last byte', () => {
    expect(exceeded(page('/', { html: 7000 }))).toEqual([]);
    expect(exceeded(page('/', { html: budgets.page - 6000 }))).toEqual([]);
  });

  test('that is exceeded says by how much and what contributes', () => {
    expect(exceeded(page('/', { html: 9000 }))).toEqual([
      '/: HTML and CSS: 15,000 bytes, 300 over the budget of 14,700: markup 9,000, style 6,000',
    ]);
  });

  test('of script names its chunks, heaviest first', () => {
    const { after } = page('/');
    const heavy = {
      html: 7000,
      after: { ...after, scripts: { '/assets/faq-BBBBBBBB.js': 25_000, ...after.scripts } },
    };
    expect(exceeded(page('/about', heavy))).toEqual([
      '/about: script with all islands: 95,800 bytes, 19,800 over the budget of 76,000: index 70,000, faq 25,000, boot 800',
    ]);
  });
});

describe('a comparison', () => {
  const wakus = page('/', {
    html: 12_000,
    css: { inline: 0, linked: { '/assets/site-CCCCCCCC.css': 9000 }, total: 9000 },
    before: { scripts: { '/assets/index-AAAAAAAA.js': 77_000 }, requests: 9 },
  });

  test('counts what has to come before the page can be read: an inline script only once', () => {
    expect(toRead(page('/'))).toBe(14_000);
    expect(toRead(wakus)).toBe(98_000);
    expect(compare(page('/'), wakus).ratio).toBe(7);
  });

  test('is two lines of a table', () => {
    const lines = table([compare(page('/'), wakus)]).split('\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]?.split(/\s{2,}/)).toEqual([
      '/',
      '8,000',
      '6,000',
      '40,000',
      '800',
      '2',
      '70,800',
      '5',
    ]);
    expect(lines[2]).toMatch(/ 77,000 .*×7\.0$/);
  });
});
