import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { legalPages } from '../content/legal';

const text = readFileSync('docs/accessibility.md', 'utf8');
const rows = [...text.matchAll(/^\| (\d\.\d\.\d+) .*\| (A{1,2}) \| (.+) \| (.+) \|$/gm)].map(
  ([, number = '', level, check = '', result = '']) => ({ number, level, check, result }),
);

/** How many criteria each guideline of WCAG 2.2 has at levels A and AA. */
const COUNTS =
  '1.1: 1, 1.2: 5, 1.3: 5, 1.4: 9, 2.1: 3, 2.2: 2, 2.3: 1, 2.4: 8, 2.5: 6, 3.1: 2, 3.2: 5, 3.3: 6, 4.1: 2';

test('every criterion of levels A and AA is in the table once', () => {
  expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
  const guidelines = Map.groupBy(rows, ({ number }) => number.slice(0, 3));
  const counts = [...guidelines].map(([guideline, { length }]) => `${guideline}: ${length}`);
  expect(counts.join(', ')).toBe(COUNTS);
});

test('each criterion has a result, and the tests that it names exist', () => {
  for (const { number, check, result } of rows) {
    expect(result, number).toMatch(/^(?:met|does not apply)/);
    const named = [...check.matchAll(/`((?:tests|desk\/test)\/[^`]+)`/g)].map(
      ([, file = '']) => file,
    );
    if (result.startsWith('met'))
      expect(named.length > 0 || check.includes('by hand'), number).toBe(true);
    expect(
      named.filter((file) => !existsSync(file)),
      number,
    ).toEqual([]);
  }
});

test('each sentence of the page is in its table, with what holds it', () => {
  const held = new Map(
    [...text.matchAll(/^\| ([^|]+\.) \| ([^|]+) \|$/gm)].map(([, said = '', by = '']) => [
      said,
      by,
    ]),
  );
  const said = legalPages()
    .accessibility.sections.flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if ('list' in block) return block.list;
      return 'text' in block ? [block.text] : [];
    })
    .flatMap((piece) => piece.split(/(?<=\.) /));
  expect(said.filter((sentence) => !held.has(sentence))).toEqual([]);
  const named = [...held.values()].flatMap((by) => by.match(/tests\/[\w./-]+/g) ?? []);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});
