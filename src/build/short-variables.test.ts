import postcss from 'postcss';
import { expect, test } from 'vitest';
import { shortVariables } from './short-variables';

/** A value that is longer than a variable's name. */
const long = 'clamp(1.875rem, 2.9vw, 2.875rem)';
const root = (declarations: string) => `:root{${declarations}}`;

test.each([
  [
    'the most read variable gets the shortest name, wherever it is declared',
    `${root(`--sizes-a:${long};--sizes-b:2px`)}@media print{${root('--sizes-b:3px')}}.x{width:var(--sizes-a);height:var(--sizes-b)}.y{width:calc(var(--sizes-b) + var(--sizes-a));height:var(--sizes-b)}`,
    `${root(`--b:${long};--a:2px`)}@media print{${root('--a:3px')}}.x{width:var(--b);height:var(--a)}.y{width:calc(var(--a) + var(--b));height:var(--a)}`,
  ],
  [
    'a variable that is read once is replaced by its value, and so are those in the value; one that nothing reads stays',
    `${root('--c:1px solid var(--d);--d:red;--e:0')}.x{border:var(--c)}`,
    `${root('--e:0')}.x{border:1px solid red}`,
  ],
  [
    'a short value replaces its variable wherever that is read',
    `${root('--c:44px;--e:0')}.x{width:var(--c)}.y{width:calc(2 * var(--c))}`,
    `${root('--e:0')}.x{width:44px}.y{width:calc(2 * 44px)}`,
  ],
  [
    'a variable that a component sets again keeps a short name',
    `${root('--c:44px')}.x{--c:1px;width:var(--c)}.y{width:var(--c)}`,
    `${root('--a:44px')}.x{--a:1px;width:var(--a)}.y{width:var(--a)}`,
  ],
  [
    'a variable of a component alone keeps its name, which no other variable gets',
    `${root(`--one:${long}`)}.x{--a:2px;left:var(--a);top:var(--one);right:var(--one)}`,
    `${root(`--b:${long}`)}.x{--a:2px;left:var(--a);top:var(--b);right:var(--b)}`,
  ],
])('%s', (_, css, shortened) => {
  expect(postcss([shortVariables()]).process(css, { from: undefined }).css).toBe(shortened);
});
