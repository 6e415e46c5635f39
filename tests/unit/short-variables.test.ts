import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortenVariables } from '../../src/build/short-variables';

const shortened = (css: string): string => {
  const sheet = postcss.parse(css);
  shortenVariables(sheet);
  return sheet.toString();
};
const root = (declarations: string) => `:where(:root, :host){${declarations}}`;

test('the most read variable gets the shortest name, wherever it is declared', () => {
  const css = `${root('--sizes-a:1px;--sizes-b:2px')}@media print{${root('--sizes-b:3px')}}
    .x{width:var(--sizes-a);height:var(--sizes-b)}.y{width:var(--sizes-b);height:calc(var(--sizes-b) + var(--sizes-a))}`;
  expect(shortened(css)).toBe(`${root('--b:1px;--a:2px')}@media print{${root('--a:3px')}}
    .x{width:var(--b);height:var(--a)}.y{width:var(--a);height:calc(var(--a) + var(--b))}`);
});

test('what is read once stands where it is read, with what it reads itself', () => {
  const css = `${root('--c:1px solid var(--d);--d:red;--e:0')}.x{border:var(--c)}`;
  expect(shortened(css)).toContain('.x{border:1px solid red}');
});

test('what changes by width keeps its name, even when it is read once', () => {
  const css = `${root('--start:1px')}@media print{${root('--start:2px')}}.x{left:var(--start)}`;
  expect(shortened(css)).toContain('.x{left:var(--a)}');
});

test('what a component sets for itself is left alone, and no new name falls on it', () => {
  const css = `${root('--one:1px')}.x{--a:2px;left:var(--a);top:var(--one);right:var(--one)}`;
  expect(shortened(css)).toBe(
    `${root('--b:1px')}.x{--a:2px;left:var(--a);top:var(--b);right:var(--b)}`,
  );
});
