import { globSync, readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { expect, test } from 'vitest';
import { fittingTitle } from './schemas';

/** The records that stand under `page` in the content, at any depth. */
function recordsOf(value: unknown): readonly { readonly seoTitle: string }[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    key === 'page' && each?.seoTitle ? each : recordsOf(each),
  );
}

const titles = globSync('src/content/*.yaml')
  .flatMap((file) => recordsOf(load(readFileSync(file, 'utf8'))))
  .map(({ seoTitle }) => seoTitle.replaceAll(/\{(?!agency)\w+\}/g, 'Greenwich'));
const named = titles.filter((title) => title.includes('{agency}'));

test.each([3, 9, 22, 30, 40])('with a name of %i letters every title has 20 to 60', (letters) => {
  const name = 'n'.repeat(letters);
  const fitted = named.map((title) => fittingTitle(title.replace('{agency}', name), name));
  expect(named.length).toBeGreaterThan(10);
  expect(fitted.filter((title) => !/^.{20,60}$/u.test(title))).toEqual([]);
});
