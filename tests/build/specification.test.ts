import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { pages } from './pages';

/** By page: texts that it holds, and by selector how many elements. */
type Specified = Readonly<
  Record<
    string,
    { readonly says?: readonly string[]; readonly has?: Readonly<Record<string, number>> }
  >
>;
const specified = load(readFileSync('tests/build/specification.yaml', 'utf8')) as Specified;

test.each(Object.entries(specified))('%s is as specified', (path, { says = [], has = {} }) => {
  const page = pages.find(({ route }) => route.path === path);
  const text = page?.$('main').text().replace(/\s+/g, ' ') ?? '';
  expect(says.filter((fact) => !text.includes(fact))).toEqual([]);
  const counts = Object.keys(has).map((selector) => [selector, page?.$(selector).length]);
  expect(Object.fromEntries(counts)).toEqual(has);
});
