import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addReading, writeWhole } from '../../tools/readings';

const CLIENT = [
  'date,term,position,address',
  '2025-12-29,silk press london,8,https://a.example/silk',
  '2025-12-29,"cut, deptford",3,https://a.example/',
  '2025-12-29,wedding hair,,https://a.example/bridal',
  '',
].join('\n');
const EXPORT = [
  'Top queries,Clicks,Impressions,CTR,Position',
  'Silk Press London,12,340,3.53%,6.4',
  '"cut, deptford",30,90,33.33%,1.2',
  'something else,1,9,11.11%,44.0',
].join('\n');

const add = (more: Partial<Parameters<typeof addReading>[0]> = {}) =>
  addReading({
    csv: CLIENT,
    exported: strToU8(EXPORT),
    exportName: 'Queries.csv',
    date: '2026-01-05',
    replace: false,
    ...more,
  });
const zipOf = (files: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

describe('a reading', () => {
  test('has a row for each of the client’s terms, and says which had no impressions', () => {
    const { csv, found, missing } = add();
    expect(csv).toBe(
      `${CLIENT}2026-01-05,silk press london,6,https://a.example/silk\n2026-01-05,"cut, deptford",1,https://a.example/\n2026-01-05,wedding hair,,https://a.example/bridal\n`,
    );
    expect(found).toEqual(['silk press london', 'cut, deptford']);
    expect(missing).toEqual(['wedding hair']);
  });

  test('is taken from the zip as from the file, byte order mark or not', () => {
    const zip = zipOf({ 'Pages.csv': 'Top pages,Clicks\n/,1', 'Queries.csv': `\uFEFF${EXPORT}` });
    expect(add({ exported: zip }).csv).toBe(add().csv);
  });

  test('of an earlier day stands before the later ones', () => {
    const dates = add({ date: '2025-12-22' }).csv.match(/^2025-12-\d\d/gm);
    expect(dates).toEqual([...Array(3).fill('2025-12-22'), ...Array(3).fill('2025-12-29')]);
  });

  test('of the same day takes the place of the first one only when told to', () => {
    expect(() => add({ date: '2025-12-29' })).toThrow(
      /reading of 2025-12-29 already. Add --replace/,
    );
    const { csv } = add({ date: '2025-12-29', replace: true });
    expect(csv.match(/^2025-12-29/gm)).toHaveLength(3);
    expect(csv).toContain('2025-12-29,silk press london,6,');
  });
});

describe('what is refused, and how to fix it', () => {
  test.each([
    [
      'another form',
      { exported: strToU8('Date,Clicks\n1,2') },
      /begins with "Date,Clicks", not with "Top queries/,
    ],
    ['an empty file', { exported: strToU8('') }, /begins with "", not with/],
    [
      'a position that is none',
      { exported: strToU8(`${EXPORT}\nlast,1,1,1%,?`) },
      /row 5: "\?" is not a position/,
    ],
    [
      'a zip without queries',
      { exported: zipOf({ 'Pages.csv': 'x' }) },
      /holds no Queries.csv, only Pages.csv/,
    ],
    ['a broken zip', { exported: strToU8('PK broken') }, /zip that cannot be opened/],
    ['a day that is none', { date: '2026-02-30' }, /"2026-02-30" is not a date. Write/],
    ['a client’s file of another form', { csv: 'a,b\n1,2' }, /does not begin with "date,term/],
  ])('%s', (_, more, message) => {
    expect(() => add(more)).toThrow(message);
  });
});

describe('the command', () => {
  let folder: string;
  const file = () => join(folder, 'src/content/ranks/salon.csv');

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'readings-'));
    mkdirSync(join(folder, 'src/content/ranks'), { recursive: true });
    cpSync('src/content/rank-readings.ts', join(folder, 'src/content/rank-readings.ts'));
    mkdirSync(join(folder, 'tools'));
    for (const name of ['import-readings.ts', 'readings.ts']) {
      cpSync(join('tools', name), join(folder, 'tools', name));
    }
    symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
    writeFileSync(join(folder, 'Queries.csv'), EXPORT);
    writeFileSync(file(), CLIENT);
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['tools/import-readings.ts', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    });

  test('writes the reading and names what was not found', () => {
    expect(run('salon', 'Queries.csv', '--date', '2026-01-05')).toBe(
      'src/content/ranks/salon.csv has a reading of 2026-01-05: 2 terms found.\nNo impressions for:\n  wedding hair\n',
    );
    expect(readFileSync(file(), 'utf8')).toBe(add().csv);
  });

  test.each([
    ['a second reading of the day', ['salon', 'Queries.csv', '--date', '2026-01-05'], /--replace/],
    [
      'a client that is not there',
      ['nobody', 'Queries.csv'],
      /no readings of "nobody", only of salon/,
    ],
    ['a file that is not there', ['salon', 'none.csv'], /none\.csv cannot be read/],
    ['too little', ['salon'], /A client and one file are needed/],
  ])('refuses %s and leaves the file as it was', (_, args, message) => {
    const before = readFileSync(file(), 'utf8');
    expect(() => run(...args)).toThrow(message);
    expect(readFileSync(file(), 'utf8')).toBe(before);
    expect(readdirSync(join(folder, 'src/content/ranks'))).toEqual(['salon.csv']);
  });
});

test('a file that cannot be written leaves nothing behind', () => {
  const folder = mkdtempSync(join(tmpdir(), 'readings-'));
  // A folder in the place of the file: the last step fails.
  mkdirSync(join(folder, 'client.csv/inside'), { recursive: true });
  expect(() => writeWhole(join(folder, 'client.csv'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['client.csv']);
  rmSync(folder, { recursive: true });
});
