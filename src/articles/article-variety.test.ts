import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';
import { describe, expect, test } from 'vitest';
import { articles } from './article-list';
import type { Article } from './article-schema';

/** The first eighteen articles; others have their own order and titles. */
const specified = load(readFileSync('src/articles/article-topics.yaml', 'utf8')) as object;
const written = articles.filter(({ slug }) => slug in specified);

/**
 * The parts that most articles have, each with the pattern that finds it. An opening scene and a
 * calculation belong to them too, but no pattern finds these.
 */
const PARTS = {
  client: /\]\(\/(?:about#counted|work)/,
  pull: /<Pull>/,
  plug: /\]\(\/services#/,
  assistants: /\b(?:ChatGPT|assistants?|Gemini|AI (?:Mode|Overviews|answers))\b/,
  caution: /\b(?:luck|by chance|[Cc]hance alone|small number|check with your|proved? nothing)\b/,
  call: /\]\(\/contact\)/,
} as const;

/** The parts that an article has, in its order. */
function partsOf({ source, figures }: Article): readonly string[] {
  const mockups = Object.entries(figures).filter(([, { kind }]) => kind === 'mockup');
  const places = [
    ...Object.entries(PARTS).map(([part, pattern]) => [part, source.search(pattern)] as const),
    ...mockups.map(([id]) => ['mock-up', source.indexOf(`<Figure of="${id}"`)] as const),
  ];
  return places
    .filter(([, index]) => index >= 0)
    .sort(([, a], [, b]) => a - b)
    .map(([part]) => part);
}

describe('the parts of an article', () => {
  const ofEach = written.map((article) => ({ slug: article.slug, parts: partsOf(article) }));

  test('are three fewer than all in half of the articles', () => {
    const all = Object.keys(PARTS).length + 1;
    const lean = ofEach.filter(({ parts }) => parts.length <= all - 3);
    expect(lean.length, JSON.stringify(ofEach, null, 1)).toBeGreaterThanOrEqual(ofEach.length / 2);
  });

  test('come in the same order in no two neighbours', () => {
    const alike = ofEach.filter(
      ({ parts }, index) => index > 0 && `${parts}` === `${ofEach[index - 1]?.parts}`,
    );
    expect(alike.map(({ slug }) => slug)).toEqual([]);
  });
});

test('an article has one photograph in its text: in the middle, or at the start of one without a head’s', () => {
  const wrong = written.filter(({ source, imageOnCardOnly }) => {
    const [at = 1, second] = [...source.matchAll(/<Photo of=/g)].map(
      ({ index }) => index / source.length,
    );
    return second !== undefined || (imageOnCardOnly ? at > 0.1 : at < 0.25 || at > 0.75);
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
});

/** Phrases that were in nearly every article, and how often all of them together may have each. */
const WORN: readonly (readonly [what: string, phrase: RegExp, most: number])[] = [
  ['whose client it is', /\b(?:for whom we work|client of ours|that we (?:work for|advise))\b/g, 6],
  ['what nobody does', /\bnobody\b/gi, 10],
  ['that it is made up', /\b(?:our example|invented|imaginary|(?:is|are) ours)\b/gi, 10],
];

test.each(WORN)('all articles together do not wear out %s', (_, phrase, most) => {
  const said = written.flatMap(({ source, figures, standfirst }) => [
    ...`${source} ${JSON.stringify([figures, standfirst])}`.matchAll(phrase),
  ]);
  expect(said.length).toBeGreaterThan(0);
  expect(said.length).toBeLessThanOrEqual(most);
});

/** What British owners call their trade. */
const TRADE: Readonly<Record<string, RegExp>> = {
  'Real Estate': /estate agent|letting agent/i,
  Legal: /law firm|solicitor/i,
  Healthcare: /dental|pharmacy/i,
  Beauty: /salon/i,
  Fitness: /gym|fitness studio/i,
  Hospitality: /restaurant|hotel/i,
};

test.each(written.filter(({ category }) => category in TRADE))(
  'the title of $slug has the word of its trade',
  ({ seoTitle, category }) => {
    expect(seoTitle).toMatch(TRADE[category] as RegExp);
  },
);

test.each(written.filter(({ slug }) => slug.endsWith('-2')))(
  'the title of $slug begins otherwise than that of part 1',
  ({ slug, seoTitle }) => {
    const first = articles.find((other) => other.slug === slug.replace(/2$/, '1'));
    const opening = (title = '') => title.split(' ')[0];
    expect(opening(seoTitle)).not.toBe(opening(first?.seoTitle));
  },
);
