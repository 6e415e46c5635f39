import { describe, expect, test } from 'vitest';
import { type ShapeContext, shapePage } from '../html/shape-page';

/** A page in the form that Waku writes, without what the site adds. */
const PAGE = [
  '<!DOCTYPE html><html><head>',
  '<meta charSet="utf-8"/><title>A</title>',
  '<link rel="stylesheet" href="/assets/a.css" data-precedence="x"/>',
  '<link rel="modulepreload" fetchPriority="low" href="/assets/b.js"/>',
  '<link rel="modulepreload" href="/assets/a.js"/>',
  '<script type="application/ld+json">{"@graph":[]}</script>',
  '</head><body class="used"><p>Text</p>',
  '<script id="_R_">globalThis.__WAKU_HYDRATE__ = true;globalThis.__WAKU_INITIAL_RSC__ = {};import("/assets/index.js")</script>',
  '<script>(self.__FLIGHT_DATA||=[]).push("payload")</script>',
  '</body></html>',
].join('');

const context: ShapeContext = {
  basePath: '/',
  rscBase: 'RSC',
  boot: 'boot()',
  pageScripts: () => [],
  speculationRules: '{"prerender":[]}',
  payloadAddress: (file) => `/${file}`,
  payloadSizes: new Map([['RSC/R/about.txt', 1234]]),
  usedStyles: (href) => ({
    css: `/*${href}*/`,
    fonts: ['<link rel="preload" href="/f.woff2" as="font">'],
  }),
};
const shape = (html = PAGE, other: Partial<ShapeContext> = {}) =>
  shapePage('/about/index.html', html, { ...context, ...other }).html;

describe('the HTML transform', () => {
  test('removes module preloads, style sheet links, the inline payload and inline scripts', () => {
    const html = shape();
    expect(html).not.toMatch(/modulepreload|rel="stylesheet"|__FLIGHT_DATA|__WAKU_/);
    expect(html.match(/<script/g)).toHaveLength(3);
  });

  test('puts the scripts of this kind of page before the boot script', () => {
    const html = shape(PAGE, { pageScripts: (page) => (page.includes('Text') ? ['first()'] : []) });
    expect(html).toMatch(/<script>first\(\)<\/script>.*boot\(\)/);
  });

  test('removes empty attribute values and closing slashes', () => {
    const html = shape(PAGE.replace('<p>', '<p hidden=""><br/>'));
    expect(html).toContain('<p hidden><br>');
  });

  test('keeps structured data and the body', () => {
    expect(shape()).toContain('<script type="application/ld+json">{"@graph":[]}</script>');
    expect(shape()).toContain('<body class="used"><p>Text</p></body></html>');
  });

  test('puts charset, font preloads, critical CSS and speculation rules before the boot script', () => {
    const head = /<head>(.*?boot\(\)<\/script>)/.exec(shape())?.[1] ?? '';
    const parts = ['<meta charset="utf-8"/>', 'as="font"', '<style>/*/assets/a.css*/</style>'];
    const places = [...parts, 'type="speculationrules"', 'boot()'].map((part) =>
      head.indexOf(part),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(shape().match(/charset/gi)).toHaveLength(1);
  });

  test('names the scripts, sorted after the client entry, and the payload with its size', () => {
    expect(shape()).toContain(
      ' data-scripts="/assets/index.js /assets/a.js /assets/b.js" data-payload="/RSC/R/about.txt" data-size="1234"',
    );
  });

  test('names the payload by the address that the site gives it', () => {
    const payloadAddress = (file: string) => `https://cdn.example/${file}`;
    expect(shape(PAGE, { payloadAddress })).toContain(
      'data-payload="https://cdn.example/RSC/R/about.txt"',
    );
  });

  test('keeps scripts that are not Waku’s, as they are, and style sheets of other hosts', () => {
    const own = '<script>document.write("<br class=\\"\\"/>")</script>';
    const sheet = '<link rel="stylesheet" href="https://fonts.example/a.css" data-precedence="f"/>';
    const html = shape(PAGE.replace('<p>', `${own}<p>`).replace('<title>', `${sheet}<title>`));
    expect(html).toContain(own);
    expect(html).toContain('href="https://fonts.example/a.css"');
    expect(html).not.toContain('/*https://');
  });

  test('tells the inline scripts of the page, the boot script last', () => {
    const html = PAGE.replace('<p>', '<script>own()</script><p>');
    const { scripts } = shapePage('/about/index.html', html, {
      ...context,
      pageScripts: () => ['first()'],
    });
    expect(scripts).toEqual(['own()', 'first()', 'boot()']);
  });

  test('keeps style sheets linked without critical CSS', () => {
    const html = shape(PAGE, { usedStyles: undefined });
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css">');
    expect(html).not.toContain('<style>');
  });

  test('reads no replacement patterns in the boot script', () => {
    expect(shape(PAGE, { boot: "a('$&$1')" })).toContain("a('$&$1')");
  });
});
