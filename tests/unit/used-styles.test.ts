import { describe, expect, test } from 'vitest';
import { parseSheet, usedStyles } from '../../src/runtime/html/used-styles';

/** The critical CSS of a page, without line ends and spaces. */
const critical = (css: string, html: string) =>
  usedStyles(parseSheet(css), html).css.replace(/\s+/g, '');

describe('critical CSS', () => {
  test('keeps rules whose classes and attributes occur on the page', () => {
    const css = '.a{color:red}.b{color:red}[hidden]{color:red}p{color:red}.a .b{color:red}';
    expect(critical(css, '<p class="a">')).toBe('@layera{.a{color:red}p{color:red}}');
    expect(critical(css, '<p hidden="">')).toBe('@layera{[hidden]{color:red}p{color:red}}');
  });

  test('keeps only the matching selectors of a list', () => {
    expect(critical('.a,.b{color:red}', '<p class="a">')).toBe('@layera{.a{color:red}}');
  });

  test('reads escaped class names', () => {
    expect(critical('.w\\:full{color:red}', '<p class="w:full">')).toContain('.w\\:full');
  });

  test('ignores what stands in :not() and :is()', () => {
    expect(critical('.a:not(.b){color:red}', '<p class="a">')).toContain('.a:not(.b)');
  });

  test('removes conditional blocks that are left empty', () => {
    const css = '@media print{.b{color:red}}.a{color:red}';
    expect(critical(css, '<p class="a">')).toBe('@layera{.a{color:red}}');
  });

  test('keeps :disabled only for pages with a disabled control', () => {
    const css = 'button:disabled{color:red}';
    expect(critical(css, '<button>')).toBe('');
    expect(critical(css, '<button disabled="">')).toContain(':disabled');
  });

  test('leaves out view transitions and keyframes that no kept rule uses', () => {
    const css =
      '.a{animation:turn 1s;view-transition-name:a}@keyframes turn{to{top:0}}@keyframes other{to{top:0}}::view-transition{top:0}';
    const kept = critical(css, '<p class="a">');
    expect(kept).toContain('@keyframesturn');
    expect(kept).not.toMatch(/other|view-transition/);
  });

  test('removes custom properties that nothing reads, and keeps those that the page reads', () => {
    const css = ':root{--a:1px;--b:2px}.a{top:0}';
    expect(critical(css, '<p class="a">')).not.toContain('--');
    expect(critical(css, '<p class="a" style="top:var(--b)">')).toContain('--b:2px');
  });

  test('preloads the fonts that are left', () => {
    const css =
      '@supports not (color:red){@font-face{font-family:"A";src:url("/a.woff2") format("woff2")}}.a{top:0}';
    expect(usedStyles(parseSheet(css), '<p class="a">').fonts).toEqual([
      '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
    ]);
  });
});
