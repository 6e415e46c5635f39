import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseRanks } from './parse-ranks';
import { summaryAt } from './rank-figures';
import { ranks } from './rank-files';

const csv = (...rows: string[]) => ['date,term,position,address', ...rows].join('\n');
const row = (date: string, term: string, position: string) =>
  `${date},${term},${position},https://a.example/`;

describe('rankings', () => {
  test.each(Object.keys(ranks) as (keyof typeof ranks)[])('%s: dates a week apart', (client) => {
    const { dates } = ranks[client];
    const days = dates.map((date) => Date.parse(date) / 86_400_000);
    expect(days.every((day, index) => index === 0 || day - (days[index - 1] ?? 0) === 7)).toBe(
      true,
    );
  });

  test('no copy calls weekly rankings live, daily or of today', () => {
    const files = readdirSync('src/content').filter((name) =>
      /(?<!\.test)\.(?:ts|yaml)$/.test(name),
    );
    const claims = files.filter((name) =>
      /\blive (?:search|rank|page)|rankings (?:today|live)|every town, every day/i.test(
        readFileSync(`src/content/${name}`, 'utf8'),
      ),
    );
    expect(claims).toEqual([]);
  });
});

test('a term that was not found counts for nothing', () => {
  const rankings = parseRanks(csv(row('2025-07-07', 'a', '1'), row('2025-07-07', 'b', '')), 'x');
  expect(summaryAt(rankings, 0)).toEqual({ topThree: 1, topTen: 1, average: 1, visibility: 50 });
});

test.each([
  ['no rows', csv(), /^x\.csv, row 2: there are no rows\. Add/],
  ['header', 'a,b\n1,2', /row 1: the header is "a,b"\. Make it/],
  ['unsorted', csv(row('2025-07-14', 'a', '1'), row('2025-07-07', 'a', '1')), /row 3: .*Sort/],
  ['position', csv(row('2025-07-07', 'a', 'x')), /row 2: "x" is not a position\. Give/],
  ['hexadecimal', csv(row('2025-07-07', 'a', '0x10')), /row 2: "0x10" is not a position\. Give/],
  ['exponent', csv(row('2025-07-07', 'a', '1e1')), /row 2: "1e1" is not a position\. Give/],
  ['script', csv('2025-07-07,a,1,javascript:alert(1)'), /row 2: .*is not an address\. Give/],
  ['semicolons', csv().replaceAll(',', ';'), /row 1: .*\. Separate with commas/],
  ['UTF-16', Buffer.from(csv(), 'utf16le').toString(), /x\.csv, row 1: .*\. Save it as UTF-8\./],
  ['date', csv(row('2025-02-30', 'a', '1')), /row 2: "2025-02-30" is not a date\. Write/],
  ['address', csv('2025-07-07,a,1,nowhere'), /row 2: "nowhere" is not an address\. Give/],
  ['twice', csv(row('2025-07-07', 'a', '1'), row('2025-07-07', 'a', '2')), /row 3: .*twice/],
  [
    'missing',
    csv(row('2025-07-07', 'a', '1'), row('2025-07-07', 'b', '1'), row('2025-07-14', 'a', '1')),
    /"b" has no row for 2025-07-14\. Add it/,
  ],
])('a wrong file stops with file, row and how to fix it: %s', (_, text, message) => {
  expect(() => parseRanks(text, 'x.csv')).toThrow(message);
});
