import { describe, expect, test } from 'vitest';
import { readPage, withEdits } from '../html/read-page';
import { noteVersion } from '../waku';

const WAKU =
  '<script id="_R_">globalThis.__WAKU_HYDRATE__ = true;import("/assets/index.js")</script><script>(self.__FLIGHT_DATA||=[]).push("")</script>';
const pageOf = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}${WAKU}</body></html>`;
const read = (head: string, body?: string) => readPage('a.html', pageOf(head, body), '/base/');

/** The texts of ranges of a page. */
const textsOf = (html: string, ranges: readonly { start: number; end: number }[]) =>
  ranges.map(({ start, end }) => html.slice(start, end));

describe('what is Waku’s', () => {
  test('is its inline scripts and the preloads of modules', () => {
    const head = '<link rel="modulepreload" href="/base/assets/a.js"/>';
    expect(textsOf(pageOf(head), read(head).ofWaku)).toEqual([
      head,
      ...WAKU.split(/(?<=<\/script>)/),
    ]);
  });

  test.each([
    '<script>import("/analytics.js")</script>',
    '<script type="module">import "/own.js"</script>',
  ])('is not %s', (script) => {
    const page = read('', script);
    expect(page.ofWaku).toHaveLength(2);
    expect(page.scripts).toHaveLength(1);
  });

  test.each([
    '<!-- <link rel="stylesheet" href="/base/a.css"> -->',
    '<script type="application/ld+json">{"a":"<link rel=stylesheet href=/base/a.css>"}</script>',
    '<title><link rel="stylesheet" href="/base/a.css"></title>',
  ])('nothing is read out of %s', (head) => {
    const page = read(head);
    expect(page.sheets).toEqual([]);
    expect(page.scripts).toEqual([]);
  });
});

describe('style sheets', () => {
  test('of this build are found, whatever the order of their attributes', () => {
    const head =
      '<link href="/base/a.css" rel="stylesheet"/><link rel=stylesheet crossorigin data-x=1 href="/base/b.css?v=2">';
    expect(read(head).sheets.map(({ href }) => href)).toEqual(['/base/a.css', '/base/b.css?v=2']);
  });

  test.each([
    '<link rel="stylesheet" href="/base/print.css" media="print"/>',
    '<link rel="stylesheet" href="/base/a.css" integrity="sha256-x"/>',
    '<link rel="alternate stylesheet" href="/base/a.css"/>',
    '<link rel="stylesheet" href="https://elsewhere.example/a.css"/>',
    '<link rel="stylesheet" href="//elsewhere.example/base/a.css"/>',
  ])('that cannot be inlined safely stay: %s', (head) => {
    expect(read(head).sheets).toEqual([]);
  });
});

test('everything but the edits stays byte for byte', () => {
  const body = '<svg><rect/><rect/></svg><p class=\'x\'>a &amp; b</p><input disabled=""><!-- x -->';
  const html = pageOf('<meta charSet="utf-8"/>', body);
  const { head, charsets } = readPage('a.html', html, '/');
  const edited = withEdits(html, [
    { start: head, end: head, text: '<meta charset="utf-8"/>' },
    ...charsets.map((range) => ({ ...range, text: '' })),
  ]);
  expect(edited).toBe(html.replace('<meta charSet="utf-8"/>', '<meta charset="utf-8"/>'));
});

test('a page that was not rendered stops the build, naming the file and the release', () => {
  noteVersion('9.9.9');
  expect(() => readPage('about/index.html', '<html><head></head></html>', '/')).toThrow(
    /^about\/index\.html: expected a page that was rendered[\s\S]*Waku 9\.9\.9 is installed/,
  );
});
