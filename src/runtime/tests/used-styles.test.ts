import { describe, expect, test } from 'vitest';
import { parseSheet, usedStyles } from '../html/used-styles';
import type { CriticalCssOptions } from '../options';

/** The critical CSS of a page, without line ends and spaces. */
const critical = (css: string, html: string, options: CriticalCssOptions = {}) =>
  usedStyles(parseSheet(css, options), html, options).css.replace(/\s+/g, '');

describe('critical CSS', () => {
  test('keeps rules whose classes and attributes occur on the page', () => {
    const css = '.a{color:red}.b{color:red}[hidden]{color:red}p{color:red}.a .b{color:red}';
    expect(critical(css, '<p class="a">')).toBe('.a{color:red}p{color:red}');
    expect(critical(css, '<p hidden="">')).toBe('[hidden]{color:red}p{color:red}');
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

  test('keeps :disabled only for pages with a disabled control', () => {
    const css = 'button:disabled{color:red}';
    expect(critical(css, '<button>')).toBe('');
    expect(critical(css, '<button disabled="">')).toContain(':disabled');
  });

  test('leaves out what the site names, and keyframes that no kept rule uses', () => {
    const css =
      '.a{animation:turn 1s;view-transition-name:a}@keyframes turn{to{top:0}}@keyframes other{to{top:0}}::view-transition{top:0}';
    const leaveOut = { selector: /::view-transition/, property: /^view-transition-name$/ };
    const kept = critical(css, '<p class="a">', { leaveOut });
    expect(kept).toContain('@keyframesturn');
    expect(kept).not.toMatch(/other|view-transition/);
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
    expect(critical(css, '<p class="a">')).toBe('@layerbase,top;@layertop{.a{top:1px}}');
  });

  test('keeps rules for attributes that a boot module sets', () => {
    const css = '[data-theme=night] .a{top:0}';
    expect(critical(css, '<p class="a">')).toBe('');
    expect(critical(css, '<p class="a">', { attributes: ['data-theme'] })).not.toBe('');
  });

  test('turns a late sheet back into layers', () => {
    expect(critical('.a{color:red}', '<p class="a">', { lateSheet: true })).toBe(
      '@layera{.a{color:red}}',
    );
  });

  test('preloads the fonts that are left, if asked to', () => {
    const css = '@font-face{font-family:"A";src:url("/a.woff2") format("woff2")}.a{top:0}';
    const sheet = parseSheet(css);
    expect(usedStyles(sheet, '<p class="a">').fonts).toEqual([]);
    expect(usedStyles(sheet, '<p class="a b">', { preloadFonts: true }).fonts).toEqual([
      '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
    ]);
  });
});
