import { expect, test } from 'vitest';
import { markHalf } from '../../src/runtime/build/half-way';

const MARK = '<page-half hidden></page-half>';
const body = (inside: string) => `<html><head></head><body>${inside}</body></html>`;
const sections = (count: number) => '<section><p>A</p><p>B</p></section>'.repeat(count);

test('the mark stands before the section that is nearest to the middle', () => {
  const page = markHalf(body(`<main>${sections(10)}</main>`));
  expect(page).toBe(body(`<main>${sections(4)}${MARK}${sections(6)}</main>`));
});

test.each([
  ['a second heading', '<h1>A</h1><p>B</p>', '<h2 id="c">C</h2><p>D</p>'],
  ['a third heading, after a space', '<h2>A</h2><p>B</p> ', '<h3>C</h3><p>D</p>'],
  ['the footer', '<main><p>A</p></main>', '<footer><p>B</p></footer>'],
])('it may stand before %s', (_, before, after) => {
  expect(markHalf(body(before + after))).toBe(body(before + MARK + after));
});

test.each([
  ['the first of its parent, where rules count', '<main><section><p>A</p></section></main>'],
  ['an item of a list', '<ul><li>A</li><li>B</li></ul>'],
  ['a paragraph', '<p>A</p><p>B</p><p>C</p>'],
])('it does not stand before %s', (_, inside) => {
  expect(markHalf(body(inside))).toBe(body(inside));
});

test('what stands in the head does not count', () => {
  const head = `<html><head><style>p</style>${'<meta>'.repeat(40)}</head>`;
  const page = `${head}<body>${sections(10)}</body></html>`;
  expect(markHalf(page)).toBe(`${head}<body>${sections(4)}${MARK}${sections(6)}</body></html>`);
});
