import { sum } from 'd3-array';
import { expect, test } from 'vitest';
import { parseRanks } from '../content/parse-ranks';
import { ranks } from '../content/rank-files';
import { rankReport } from './rank-report';

test('rows are sorted by gain, and a term that was never found has no place', () => {
  const csv = [
    'date,term,position,address',
    '2025-07-07,lost,,https://a.example/',
    '2025-07-07,steady,4,https://a.example/',
    '2025-07-07,rising,40,https://a.example/',
    '2025-07-14,lost,,https://a.example/',
    '2025-07-14,steady,4,https://a.example/',
    '2025-07-14,rising,2,https://a.example/',
  ].join('\n');
  const { rows, due, figures } = rankReport(parseRanks(csv, 'x.csv'));
  expect(
    rows.map(({ term, first, last, change, best }) => [term, first, last, change, best]),
  ).toEqual([
    ['rising', 40, 2, '+38', 2],
    ['lost', undefined, undefined, '0', undefined],
    ['steady', 4, 4, '0', 4],
  ]);
  expect(due).toBe('2025-07-21');
  expect(figures.map(({ value, change }) => [value, change])).toEqual([
    ['1', 'from 0, +1'],
    ['2', 'from 1, +1'],
    ['3', 'from 22, 19 places up'],
    ['28%', 'from 9%, +19 points'],
  ]);
});

test('the bands of a date add up to all terms that were found', () => {
  for (const rankings of Object.values(ranks)) {
    const { bands } = rankReport(rankings);
    expect(bands.map(({ label }) => label)).toEqual(['Top 3', '4 to 10', '11 to 20', '21 to 100']);
    rankings.dates.forEach((_, index) => {
      const found = rankings.terms.filter(({ points }) => points[index]?.position !== undefined);
      expect(sum(bands, ({ counts }) => counts[index])).toBe(found.length);
    });
  }
});
