import { describe, expect, test } from 'vitest';
import { elementsOf } from '../../src/html/page';
import { namesIn, parseSheet, usedStyles } from '../../src/html/used-styles';

/** The critical CSS of a page with this body, without line ends and spaces. */
const critical = (css: string, body: string, keep: readonly string[] = []) =>
  usedStyles(parseSheet(css, keep), namesIn(elementsOf(body))).css.replace(/\s+/g, '');

describe('critical CSS', () => {
  test('keeps rules whose classes and attributes occur on the page', () => {
    const css = '.a{color:red}.b{color:red}[data-x]{color:red}p{color:red}.a .b{color:red}';
    expect(critical(css, '<p class="a">')).toBe('.a{color:red}p{color:red}');
    expect(critical(css, '<p data-x="">')).toBe('[data-x]{color:red}p{color:red}');
  });

  test('keeps only the matching selectors of a list', () => {
    expect(critical('.a,.b{color:red}', '<p class="a">')).toBe('.a{color:red}');
  });

  test('reads escaped class names', () => {
    expect(critical('.w\\:full{color:red}', '<p class="w:full">')).toContain('.w\\:full');
  });

  test('ignores what stands in :not() and :is()', () => {
    expect(critical('.a:not(.b){color:red}', '<p class="a">')).toContain('.a:not(.b)');
  });

  test('removes conditional blocks that are left empty', () => {
    const css = '@media print{.b{color:red}}.a{color:red}';
    expect(critical(css, '<p class="a">')).toBe('.a{color:red}');
  });

  test('keeps the classes that stand in an island’s props: it may render them later', () => {
    const island = `<waku-island data-props="{&quot;classes&quot;:{&quot;root&quot;:&quot;a b&quot;}}">`;
    expect(critical('.a{top:0}.b{top:0}.c{top:0}', island)).toBe('.a{top:0}.b{top:0}');
  });

  test('reads class attributes however they are written', () => {
    expect(critical('.x{top:0}', "<p class='x'>")).toBe('.x{top:0}');
    expect(critical('.x{top:0}', '<p class=x>')).toBe('.x{top:0}');
    expect(critical('.x{top:0}', '<template><p class="x"></template>')).toBe('.x{top:0}');
  });

  test('leaves out keyframes that no kept rule uses', () => {
    const css = '.a{animation:turn 1s}@keyframes turn{to{top:0}}@keyframes other{to{top:0}}';
    const kept = critical(css, '<p class="a">');
    expect(kept).toContain('@keyframesturn');
    expect(kept).not.toContain('other');
  });

  test('removes custom properties that nothing reads, and keeps those that the page reads', () => {
    const css = ':root{--a:1px;--b:2px}.a{top:0}';
    expect(critical(css, '<p class="a">')).not.toContain('--');
    expect(critical(css, '<p class="a" style="top:var(--b)">')).toContain('--b:2px');
  });

  test('keeps keyframes that a custom property names', () => {
    const css = ':root{--turn:turn 1s}.a{animation:var(--turn)}@keyframes turn{to{top:0}}';
    expect(critical(css, '<p class="a">')).toContain('@keyframesturn');
  });

  test.each([
    ['.md\\:p-4{top:0}', 'md:p-4'],
    ['.\\32 xl\\:p-4{top:0}', '2xl:p-4'],
    [".font-\\[\\'Nunito\\'\\]{top:0}", 'font-[&#x27;Nunito&#x27;]'],
    ['.\\[\\&\\>p\\]\\:mt-1>p{top:0}', '[&amp;&gt;p]:mt-1'],
  ])('finds %s, as utility classes are escaped', (css, name) => {
    expect(critical(css, `<p class="${name}">`)).toBe(css.replace(/\s+/g, ''));
    expect(critical(css, '<p class="other">')).toBe('');
  });

  test('ignores what stands in nested parentheses', () => {
    const css = '.a:not(:is(.b:not(.c))){color:red}';
    expect(critical(css, '<p class="a">')).toBe(css);
  });

  test('keeps the order of the layers, also of those that the page does not use', () => {
    const css = '@layer base{.b{top:0}}@layer top{.a{top:1px}}';
    expect(critical(css, '<p class="a">')).toBe('@layerbase;@layertop{.a{top:1px}}');
  });

  test.each([
    ['[data-theme=night] .a{top:0}', '[data-theme]'],
    ['.dark .a{top:0}', '.dark'],
  ])('keeps %s, which scripts set', (css, keep) => {
    expect(critical(css, '<p class="a">')).toBe('');
    expect(critical(css, '<p class="a">', [keep])).not.toBe('');
  });

  test('preloads the fonts that are left, if asked to', () => {
    const css = '@font-face{font-family:"A";src:url("/a.woff2") format("woff2")}.a{top:0}';
    const fontsOf = (isAsked: boolean) =>
      usedStyles(parseSheet(css), namesIn(elementsOf('<p class="a">')), isAsked).fonts;
    expect(fontsOf(false)).toEqual([]);
    expect(fontsOf(true)).toEqual([
      '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
    ]);
  });
});
