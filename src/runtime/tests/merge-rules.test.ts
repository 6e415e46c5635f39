import postcss from 'postcss';
import { expect, test } from 'vitest';
import { mergeRules } from '../html/merge-rules';

function merged(css: string, groups: string[][], lists: string[]): string {
  const sheet = postcss.parse(css);
  mergeRules(sheet, groups, lists);
  return sheet.toString();
}

test('rules of classes that always stand together become one', () => {
  expect(merged('.a{top:0}.b{color:red}.c{width:1px}', [['a', 'b']], ['a b', 'c'])).toBe(
    '.a{top:0;color:red}.c{width:1px}',
  );
});

test('states, parts and descendants are merged with their like alone', () => {
  const css = '.a li:before{top:0}.b li:before{left:0}.b:hover{color:red}.a{color:blue}';
  expect(merged(css, [['a', 'b']], ['a b'])).toBe(
    '.a li:before{top:0;left:0}.a:hover{color:red}.a{color:blue}',
  );
});

test('rules in different blocks stay apart', () => {
  const css = '@layer a{.a{top:0}}@layer b{.b{left:0}@media print{.a{top:1px}.b{left:1px}}}';
  expect(merged(css, [['a', 'b']], ['a b'])).toBe(
    '@layer a{.a{top:0}}@layer b{.a{left:0}@media print{.a{top:1px;left:1px}}}',
  );
});

test.each([
  ['the same property', '.a{color:red}.x{padding:2px}.b{padding:1px}'],
  ['a shorthand of it', '.a{color:red}.x{padding:2px}.b{padding-left:1px}'],
  ['one by the direction of text', '.a{color:red}.x{padding-inline:2px}.b{padding-left:1px}'],
  ['a part of a font', '.a{color:red}.x{font:serif}.b{line-height:1}'],
])('a rule is not moved before one that sets %s on the same element', (_, css) => {
  expect(merged(css, [['a', 'b']], ['a b x'])).toBe(css.replace('.b{', '.a{'));
});

test('it is moved before one that no element of the page has beside it', () => {
  const css = '.a{color:red}.x{padding:2px}.b{padding:1px}';
  expect(merged(css, [['a', 'b']], ['a b', 'x'])).toBe('.a{color:red;padding:1px}.x{padding:2px}');
});
