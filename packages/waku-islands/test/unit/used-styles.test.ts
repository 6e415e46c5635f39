import { expect, test } from 'vitest';
import { elementsOf, parsed } from '../../src/html/page';
import { namesIn, parseSheet, usedStyles } from '../../src/html/used-styles';

/** The critical CSS of a page with this body, without line ends and spaces. */
const critical = (css: string, body: string, keep: readonly string[] = [], code?: string) =>
  usedStyles(parseSheet(css, keep), namesIn(elementsOf(parsed(body)), code)).css.replace(
    /\s+/g,
    '',
  );

const ISLAND = `<waku-island data-props="{&quot;classes&quot;:{&quot;root&quot;:&quot;a b&quot;}}">`;
const A = '<p class="a">';
const MOVES = '@keyframes turn{to{top:0}}';

/** What is kept of a sheet, the sheet, the page's body, and the critical CSS. */
test.each([
  ['classes that occur', '.a{top:0}.b{top:0}p{top:0}.a .b{top:0}', A, '.a{top:0}p{top:0}'],
  ['attributes that occur', '[data-x]{top:0}', '<p data-x="">', '[data-x]{top:0}'],
  ['no attributes that do not occur', '[data-x]{top:0}', A, ''],
  ['the matching selectors of a list', '.a,.b{top:0}', A, '.a{top:0}'],
  ['what :not() leaves', '.a:not(.b){top:0}', A, '.a:not(.b){top:0}'],
  ['nested parentheses', '.a:not(:is(.b:not(.c))){top:0}', A, '.a:not(:is(.b:not(.c))){top:0}'],
  ['no empty block', '@media print{.b{top:0}}.a{top:0}', A, '.a{top:0}'],
  ['classes in an island’s props', '.a{top:0}.b{top:0}.c{top:0}', ISLAND, '.a{top:0}.b{top:0}'],
  ['a class in single quotes', '.x{top:0}', "<p class='x'>", '.x{top:0}'],
  ['a class without quotes', '.x{top:0}', '<p class=x>', '.x{top:0}'],
  ['a class in a template', '.x{top:0}', '<template><p class="x"></template>', '.x{top:0}'],
  [
    'keyframes that are used',
    `.a{animation:turn 1s}${MOVES}@keyframes other{to{top:0}}`,
    A,
    '.a{animation:turn1s}@keyframesturn{to{top:0}}',
  ],
  [
    'keyframes that a custom property names',
    `:root{--turn:turn 1s}.a{animation:var(--turn)}${MOVES}`,
    A,
    ':root{--turn:turn1s}.a{animation:var(--turn)}@keyframesturn{to{top:0}}',
  ],
  ['no property that nothing reads', ':root{--a:1px}.a{top:0}', A, '.a{top:0}'],
  [
    'a property that the page reads',
    ':root{--a:1px;--b:2px}',
    '<p style="top:var(--b)">',
    ':root{--b:2px}',
  ],
  [
    'the order of the layers',
    '@layer base{.b{top:0}}@layer top{.a{top:1px}}',
    A,
    '@layerbase;@layertop{.a{top:1px}}',
  ],
])('critical CSS keeps %s', (_, css, body, kept) => {
  expect(critical(css, body)).toBe(kept);
});

test('elements that neither the page nor its code names are left out', () => {
  const css =
    'html,h2,p{top:0}table td,p>i{top:0}dialog{top:0}input::placeholder{top:0}::placeholder{top:0}.md\\:p-4>b{top:0}';
  const page = '<p class="md:p-4"><b>';
  const rest = '.md\\:p-4>b{top:0}';
  expect(critical(css, page)).toBe(css.replaceAll(' ', ''));
  expect(critical(css, page, [], '')).toBe(`html,h2,p{top:0}${rest}`);
  expect(critical(css, page, [], 'e("dialog")')).toBe(`html,h2,p{top:0}dialog{top:0}${rest}`);
  expect(critical(css, page, ['table'], '<td>')).toContain('tabletd{top:0}');
  expect(critical(css, `${page}<textarea>`, [], '')).toContain('}::placeholder{top:0}');
});

test.each([
  [
    'a class that it sets',
    '.menu.open{top:0}',
    "jsx('div', { className: is ? 'menu open' : 'menu' })",
  ],
  ['a class in a template', '.menu.open{top:0}', 'const name = `menu open`;'],
  ['an attribute that it renders', '.menu[data-shown]{top:0}', "jsx('div', { 'data-shown': is })"],
])('what an island shows later keeps its rule: %s', (_, css, module) => {
  const elements = elementsOf(parsed('<p class="menu">'));
  const styles = (code: string) =>
    usedStyles(parseSheet(css), namesIn(elements, code, code)).css.replace(/\s+/g, '');
  expect(styles(module)).toBe(css);
  expect(styles('set(is);')).toBe('');
});

test.each([
  ['.md\\:p-4{top:0}', 'md:p-4'],
  ['.\\32 xl\\:p-4{top:0}', '2xl:p-4'],
  [".font-\\[\\'Nunito\\'\\]{top:0}", 'font-[&#x27;Nunito&#x27;]'],
  ['.\\[\\&\\>p\\]\\:mt-1>p{top:0}', '[&amp;&gt;p]:mt-1'],
])('finds %s in the page, although its selector escapes characters', (css, name) => {
  expect(critical(css, `<p class="${name}">`)).toBe(css.replace(/\s+/g, ''));
  expect(critical(css, '<p class="other">')).toBe('');
});

test.each([
  ['[data-theme=night] .a{top:0}', '[data-theme]'],
  ['.dark .a{top:0}', '.dark'],
])('keeps %s, which scripts set', (css, keep) => {
  expect(critical(css, A)).toBe('');
  expect(critical(css, A, [keep])).not.toBe('');
});

test('preloads the fonts that are left, if asked to', () => {
  const css = '@font-face{font-family:"A";src:url("/a.woff2") format("woff2")}.a{top:0}';
  const fontsOf = (isAsked: boolean) =>
    usedStyles(parseSheet(css), namesIn(elementsOf(parsed('<p class="a">'))), isAsked).fonts;
  expect(fontsOf(false)).toEqual([]);
  expect(fontsOf(true)).toEqual([
    '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
  ]);
});
