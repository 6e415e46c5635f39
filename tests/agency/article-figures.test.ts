import { describe, expect, test } from 'vitest';
import { articles } from '../../src/articles/article-list';
import { articleFigure } from '../../src/articles/figure-schema';
import { parseArticleText } from '../../src/articles/parse-article-text';
import { caseFigures, stories } from '../../src/content/client-stories';

const WORDS = new Map([
  [4, 'four'],
  [5, 'five'],
  [6, 'six'],
  [11, 'eleven'],
  [40, 'forty'],
]);
/** Figures that a sentence states as a ratio: “2.6 times”, “half of 100”. */
const RELATIVE = new Map([
  [260, '2.6 times'],
  [50, 'fell by half'],
]);

describe('what a chart shows is what its article says:', () => {
  const cases: readonly unknown[] = Object.values(caseFigures);
  const charts = articles.flatMap(({ figures, source, arithmetic }) =>
    Object.entries(figures).flatMap(([id, figure]) => {
      if (figure.kind !== 'bars' || cases.includes(figure)) return [];
      // A recomputed figure need not also be stated in a sentence.
      const said = [source, ...arithmetic.map(({ shows }) => shows)].join(' ');
      return figure.bars.map(({ label, value = 0 }) => [id, label, value, said] as const);
    }),
  );
  // Lovage Yard's covers are checked with its case study.
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

/** A figure of an article by its id. */
const figureOf = (id: string) => articles.flatMap(({ figures }) => figures[id] ?? [])[0];

test('what articles repeat of a client is what was counted for it', () => {
  const steps = caseFigures['lovage-yard'];
  const quiet = figureOf('lovage-quiet-nights');
  if (steps.kind !== 'steps' || quiet?.kind !== 'bars')
    throw new Error('The charts are of other kinds.');
  expect(quiet.bars.map(({ value }) => value).sort()).toEqual(
    steps.series.map(({ values }) => values.at(-1)).sort(),
  );
  const { rebookedBefore, rebooked } = stories.hairNova;
  const visits = figureOf('hair-nova-rebooked');
  if (visits?.kind !== 'bars') throw new Error('The chart is of another kind.');
  expect(visits.caption).toBe(`${rebookedBefore.sample}; then ${rebooked.sample}.`);
  expect(visits.bars.map(({ value }) => value)).toEqual([rebookedBefore.percent, rebooked.percent]);
});

test('Markdown has the words of a figure', () => {
  const text = articles.map((article) => parseArticleText(article).markdown).join();
  expect(text).toContain('### A booking by advert, and what it brings');
  expect(text).toMatch(/Kept from a service +\| £40/);
  expect(text).toContain('- Where did you first hear of us?');
  expect(text).toContain('1. Eight answers');
});

test.each([
  [[], 'has no note; say at least once what a row is for'],
  [[{ text: 'Hello' }], 'has no note; say at least once what a row is for'],
  [[{ words: 'Hello' }], 'is no row; give it one of title, text, pair, button'],
])('the rows %o of a mock-up stop the build', (rows, message) => {
  const { error } = articleFigure.safeParse({
    kind: 'mockup',
    title: 'A page',
    caption: 'It is short.',
    head: 'Address',
    rows,
  });
  expect(error?.issues[0]?.message).toContain(message);
});
