import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { articleFigures } from '../../src/content/article-figures';
import { caseFigures } from '../../src/content/figures';
import { assertMockup, type Mockup, wordsOf } from '../../src/content/mockups';
import { articles } from './article-list';
import { articleText } from './article-text';

const idsIn = (source: string) =>
  [...source.matchAll(/<Figure of="([^"]*)"/g)].map(([, id = '']) => id);

const WORDS = new Map([
  [4, 'four'],
  [5, 'five'],
  [6, 'six'],
  [11, 'eleven'],
  [40, 'forty'],
]);
/** Said as a ratio: 2.6 times and half of 100. */
const RELATIVE = new Map([
  [260, '2.6 times'],
  [50, 'fell by half'],
]);

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s has a chart and a mock-up',
  (_slug, { source }) => {
    const kinds = idsIn(source).map((id) => articleFigures[id]?.kind);
    expect(kinds.filter((kind) => kind === 'mockup').length).toBeGreaterThanOrEqual(1);
    expect(kinds.filter((kind) => kind !== 'mockup').length).toBeGreaterThanOrEqual(1);
  },
);

test('a figure stands in one article at most', () => {
  const placed = articles.flatMap(({ source }) => idsIn(source));
  expect(new Set(placed).size).toBe(placed.length);
});

test('no id stands in the files of two articles: one figure would take the place of the other', async () => {
  const folder = 'src/content/article-figures';
  const files = readdirSync(folder).filter((name) => !/^(?:index|types)\./.test(name));
  const figures = await Promise.all(
    files.map(async (name) => (await import(join(process.cwd(), folder, name))).figures),
  );
  const ids = figures.flatMap((own) => Object.keys(own));
  expect(ids.length).toBeGreaterThan(30);
  expect(ids.sort()).toEqual(Object.keys(articleFigures).sort());
});

describe('what a chart shows is what its article says:', () => {
  const cases: readonly unknown[] = Object.values(caseFigures);
  const charts = articles.flatMap(({ source }) =>
    idsIn(source).flatMap((id) => {
      const figure = articleFigures[id];
      if (figure?.kind !== 'bars' || cases.includes(figure)) return [];
      return figure.bars.map(({ label, value = 0 }) => [id, label, value, source] as const);
    }),
  );
  // The covers of Lovage Yard are those of its case, and checked there.
  test.each(charts.filter(([id]) => id !== 'lovage-quiet-nights'))('%s, %s: %d', (...row) => {
    const [, , value, source] = row;
    const amount = Math.abs(value);
    const forms = [
      amount.toLocaleString('en-GB'),
      amount.toFixed(2),
      WORDS.get(amount),
      RELATIVE.get(amount),
    ];
    const text = source.toLowerCase();
    expect(
      forms.some((form) => form && new RegExp(`(?<![\\d.,])${form}(?![\\d])`).test(text)),
    ).toBe(true);
  });
});

test('Markdown has the words of a figure', () => {
  const [article] = articles;
  if (!article) throw new Error('There is no article.');
  const { markdown } = articleText({
    ...article,
    sums: [],
    source: '<Figure of="booking-cost" />\n\n<Figure of="thank-you-page" />',
  });
  expect(markdown).toContain('### A booking by advert, and what it brings');
  expect(markdown).toMatch(/Kept from a service +\| £40/);
  expect(markdown).toContain('- Where did you first hear of us?');
  expect(markdown).toContain('1. Eight answers');
});

test('a figure may stand once in an article', () => {
  const [article] = articles;
  if (!article) throw new Error('There is no article.');
  const source = '<Figure of="booking-cost" />\n\n<Figure of="booking-cost" />';
  expect(() => articleText({ ...article, sums: [], source })).toThrow(
    /:\d+: <Figure of="booking-cost"> is placed twice; remove one of them$/,
  );
});

describe('a mock-up', () => {
  const whole: Mockup = {
    kind: 'mockup',
    title: 'A page',
    caption: 'It is short.',
    head: 'Address',
    rows: [{ pair: ['Price', '£3'], note: 'Before it is asked for.' }],
  };
  test('has the words of its rows', () => {
    expect(whole.rows.flatMap(wordsOf)).toEqual(['Price', '£3']);
  });
  test.each([
    [{ rows: [] }, 'Mock-up "A page": it has no rows. Give it what a visitor would see.'],
    [
      { rows: [{ text: 'Hello' }] },
      'Mock-up "A page": no row has a note. Say at least once what a row is for.',
    ],
    [
      { rows: [{ text: ' ', note: 'Nothing' }] },
      'Mock-up "A page": row 1 is empty. Write its text, or leave the row out.',
    ],
  ])('%o stops the build', (change, message) => {
    expect(() => assertMockup({ ...whole, ...change })).toThrow(message);
  });
});
