import { expect, test } from 'vitest';
import { stories } from '../../src/content/client-stories';
import { hairNova } from '../../src/content/hair-nova';
import { movement, summaryAt } from '../../src/content/rank-figures';
import { ranks } from '../../src/content/rank-files';

test('Hair Nova went from one term in the top three to nine of twelve', () => {
  const [, { value, scale, note }] = hairNova.readings;
  expect(summaryAt(ranks['hair-nova'], 0).topThree).toBe(1);
  expect(note).toContain('one was in the top three at the start');
  expect(String(summaryAt(ranks['hair-nova'], -1).topThree)).toBe(value);
  expect(scale).toMatchObject({ to: ranks['hair-nova'].terms.length });
});

test('Pipd de Poule begins below the first page, for the term that its proposal names too', () => {
  const readings = ranks['pipd-de-poule'];
  expect(summaryAt(readings, 0).topTen).toBe(0);
  const term = readings.terms.find((one) => one.term === 'houndstooth wool coat london');
  expect(term && movement(term).first).toBeGreaterThan(10);
});

test('Multi-Lines Kitchens begins with no town in the top three', () => {
  expect(summaryAt(ranks['multi-lines-kitchens'], 0).topThree).toBe(0);
});

test.each([
  ['multi-lines-kitchens', stories.multiLines],
  ['pipd-de-poule', stories.pipd],
] as const)('the proposal to %s was sent before its first reading', (client, { proposed }) => {
  expect(proposed < (ranks[client].dates[0] ?? '')).toBe(true);
});

test('Multi-Lines ends with each of its five towns in the top three, as its case says', () => {
  const towns = ['blackheath', 'greenwich', 'lewisham', 'bromley', 'beckenham'];
  const found = ranks['multi-lines-kitchens'].terms
    .filter((term) => (movement(term).last ?? 100) <= 3)
    .map(({ term }) => term);
  expect(towns.filter((town) => !found.some((term) => term.endsWith(town)))).toEqual([]);
});

test('Pipd de Poule ends first for its own name, as people ask for it by name', () => {
  const own = ranks['pipd-de-poule'].terms.find(({ term }) => term === 'pipd de poule');
  expect(own && movement(own).last).toBe(1);
});
