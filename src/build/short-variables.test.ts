import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortenVariables } from '../../src/build/short-variables';

const shortened = (css: string): string => {
  const sheet = postcss.parse(css);
  shortenVariables(sheet);
  return sheet.toString();
};
/** Longer than what is put in its place. */
const long = 'clamp(1.875rem, 2.9vw, 2.875rem)';
const root = (declarations: string) => `:root{${declarations}}`;

test('the most read variable gets the shortest name, wherever it is declared', () => {
  const css = `${root(`--sizes-a:${long};--sizes-b:2px`)}@media print{${root('--sizes-b:3px')}}
    .x{width:var(--sizes-a);height:var(--sizes-b)}.y{width:var(--sizes-b);height:calc(var(--sizes-b) + var(--sizes-a))}`;
  expect(shortened(css)).toBe(`${root(`--b:${long};--a:2px`)}@media print{${root('--a:3px')}}
    .x{width:var(--b);height:var(--a)}.y{width:var(--a);height:calc(var(--a) + var(--b))}`);
});

test('what is read once stands where it is read, with what it reads itself', () => {
  const css = `${root('--c:1px solid var(--d);--d:red;--e:0')}.x{border:var(--c)}`;
  expect(shortened(css)).toContain('.x{border:1px solid red}');
});

test('a short value stands wherever it is read', () => {
  const css = `${root('--c:44px')}.x{width:var(--c)}.y{width:calc(2 * var(--c))}`;
  expect(shortened(css)).toContain('.x{width:44px}.y{width:calc(2 * 44px)}');
});

test('a value that a component sets again keeps its name', () => {
  const css = `${root('--c:44px')}.x{--c:1px;width:var(--c)}.y{width:var(--c)}`;
  expect(shortened(css)).toContain('.y{width:var(--a)}');
});

test('what changes by width keeps its name, even when it is read once', () => {
  const css = `${root('--start:1px')}@media print{${root('--start:2px')}}.x{left:var(--start)}`;
  expect(shortened(css)).toContain('.x{left:var(--a)}');
});

test('what a component sets for itself is left alone, and no new name falls on it', () => {
  const css = `${root(`--one:${long}`)}.x{--a:2px;left:var(--a);top:var(--one);right:var(--one)}`;
  expect(shortened(css)).toBe(
    `${root(`--b:${long}`)}.x{--a:2px;left:var(--a);top:var(--b);right:var(--b)}`,
  );
});
