import postcss from 'postcss';
import { expect, test } from 'vitest';
import { asInPage, lateSheet, withoutFonts } from '../html/late-sheet';

const late = (css: string): string =>
  postcss(lateSheet()).process(css, { from: undefined }).css.replaceAll(':not(#_)', '+');
const backAndForth = (css: string): string => {
  const sheet = postcss.parse(postcss(lateSheet()).process(css, { from: undefined }).css);
  asInPage(sheet);
  return sheet.toString().replaceAll('\n', '');
};

test('a sheet that comes late has no layer: what was in a later one is asked for in more steps', () => {
  expect(late('@layer base{p{color:red}}@layer recipes{.a{color:blue}}')).toBe(
    'p{color:red}+.a{color:blue}',
  );
});

test('layers inside a layer come before its own rules, wherever they are opened', () => {
  const css =
    '@layer recipes{.own{order:3}}@layer recipes.slots{@layer base{.in{order:1}}.s{order:2}}';
  expect(backAndForth(css)).toBe(
    '@layer a{.in{order:1}}@layer b{.s{order:2}}@layer c{.own{order:3}}',
  );
});

test('a rule in no layer counts for more than any layer; an element keeps its name in front', () => {
  expect(late('@layer base{p{top:0}}a:hover,::selection,*{top:1px}')).toBe(
    'p{top:0}a+:hover,+::selection,*+{top:1px}',
  );
});

test('a rule that asks for an id is refused: it would count for more than its layer', () => {
  expect(() => late('@layer base{#faq .a{top:0}}')).toThrow('"#faq .a" asks for an id; ask for');
});

test('layers follow the order in which they are named first', () => {
  const css = '@layer base,top;@layer top{.t{order:2}}@layer base{.b{order:1}}';
  expect(backAndForth(css)).toBe('@layer a{.b{order:1}}@layer b{.t{order:2}}');
});

test('conditions go along, and what has no selector stands outside the layers, once', () => {
  const css =
    '@layer base{@media print{@page{margin:0}p{color:red}}}@layer top{@keyframes k{to{top:0}}@media print{.a,.b{top:0}}}';
  expect(backAndForth(css)).toBe(
    '@media print{@page{margin:0}}@keyframes k{to{top:0}}@layer a{@media print{p{color:red}}}@layer b{@media print{.a,.b{top:0}}}',
  );
});

test('what a minifier leaves of an element of any kind is one again', () => {
  const sheet = postcss.parse(
    ':not(#_),:not(#_):before,main>:not(#_):not(#_),:not(#_).a:hover{top:0}',
  );
  asInPage(sheet);
  expect(sheet.toString()).toBe('@layer a{*,:before,.a:hover{top:0}}@layer b{main>*{top:0}}');
});

test('fonts are set aside, and come back', () => {
  const font = '@font-face{font-family:A;src:url(a.woff2)}';
  expect(late(`${font}p{top:0}`)).toMatch(/^@supports not \(color:red\)\s*\{\s*@font-face/);
  expect(backAndForth(`${font}@layer base{p{top:0}}`)).toBe(`${font}@layer a{p{top:0}}`);
});

test('what is sent has no fonts', () => {
  const css = '@supports not (color:red){@font-face{a:b}@font-face{a:c}}@supports (x:y){p{top:0}}';
  expect(withoutFonts(css)).toBe('@supports (x:y){p{top:0}}');
});
