import { expect, test } from 'vitest';
import { articles } from '../articles/article-list';
import { about } from './about';
import { caseStudies } from './case-studies';
import { caseFigures, hairNovaBookings, stories } from './client-stories';
import { clients } from './clients';
import { hairNova } from './hair-nova';
import { jewelry } from './jewelry';
import { proposals } from './proposals';
import { services } from './services';

/*
 * All clients are invented, and so are their figures. Real records seldom rhyme: a figure that two
 * clients share looks made up, so the second one changes, with everything that rests on it.
 */

const MONTH =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)';
const DATES = new RegExp(`\\b\\d{1,2} ${MONTH}|\\b(?:19|20)\\d\\d(?:-\\d\\d-\\d\\d)?\\b`, 'g');
const FIGURE = /(?<![A-Za-z\d])\d[\d,]*(?:\.\d+)?/g;
/** The least figure that is compared; smaller ones recur by themselves. */
const TELLING = 41;
/** Figures that the client's brief prescribes, whoever they are about. */
const SPECIFIED = new Set([60, 85]);

/** Round figures may recur: two clients may both have sold 150 of something. */
const isRound = (figure: number) => figure % (figure < 100 ? 10 : 50) === 0;

/** The figures of a text that would be noticed twice. */
function tellingIn(text: string): readonly number[] {
  const figures = text.replace(DATES, ' ').match(FIGURE) ?? [];
  return figures
    .map((figure) => Number(figure.replaceAll(',', '')))
    .filter((figure) => figure >= TELLING && !isRound(figure) && !SPECIFIED.has(figure));
}

/** All texts and numbers in a part of the content, in one line. */
const textOf = (part: unknown): string =>
  part !== null && typeof part === 'object'
    ? Object.values(part).map(textOf).join(' ; ')
    : `${part ?? ''}`;

const { hairNova: salon, beryl, multiLines, pipd } = stories;
/** The values of a chart, without its dates and sentences. */
const valuesOf = (figure: object) =>
  textOf({ ...figure, dates: undefined, title: undefined, caption: undefined });

/** Each text that states what was counted for a client. */
const counted: readonly (readonly [client: string, text: string])[] = [
  ...about.counted.items.map(
    ({ client, result, failed }) => [client, `${result ?? ''} ${failed}`] as const,
  ),
  ...caseStudies.map(({ client, results }) => [client, textOf(results)] as const),
  ...caseStudies.map(({ id, client }) => [client, valuesOf(caseFigures[id])] as const),
  ...services.map(({ caseStudy }) => [caseStudy.client, textOf(caseStudy.results)] as const),
  ...proposals.map(({ client, outcome }) => [client, textOf(outcome.readings)] as const),
  ['Hair Nova', [valuesOf(hairNovaBookings), textOf(hairNova.readings), textOf(salon)].join(' ; ')],
  ['Beryl & Daughter', `${textOf(jewelry.proof)} ${textOf(beryl)}`],
  ['Multi-Lines Kitchens', textOf([multiLines.enquiries, multiLines.cost, multiLines.visits])],
  ['Pipd de Poule', textOf([pipd.visits, pipd.returns, pipd.conversion])],
  // Of articles the paragraphs that link to a client's case, or to a client's row on /about.
  ...articles.flatMap(({ source }) =>
    source
      .split(/\n\s*\n/)
      .filter((paragraph) => /\]\(\/(?:about#counted|work)/.test(paragraph))
      .flatMap((paragraph) => {
        const named = clients.filter(({ name }) => paragraph.includes(name));
        return named.length === 1
          ? [[named[0]?.name ?? '', paragraph.replace(/\]\([^)]*\)/g, ']')] as const]
          : [];
      }),
  ),
];

/** The clients that share a figure, by the figure. */
function shared(parts: typeof counted): Readonly<Record<number, readonly string[]>> {
  const owners = new Map<number, Set<string>>();
  for (const [client, text] of parts) {
    for (const figure of tellingIn(text)) {
      owners.set(figure, (owners.get(figure) ?? new Set()).add(client));
    }
  }
  return Object.fromEntries(
    [...owners]
      .filter(([, { size }]) => size > 1)
      .map(([figure, names]) => [figure, [...names].sort()]),
  );
}

test('a figure that two clients share is found', () => {
  expect(
    shared([
      ['Ardmere', 'In May 2025 212 were given out, 60% of 300, on 31 March.'],
      ['Lovage Yard', 'From 4.1, over 212 reviews, in 2025; 31 of 300.'],
    ]),
  ).toEqual({ 212: ['Ardmere', 'Lovage Yard'] });
});

test('no invented figure stands for two clients', () => {
  expect(counted.flatMap(([, text]) => tellingIn(text)).length).toBeGreaterThan(100);
  expect(shared(counted)).toEqual({});
});

test('no two clients have equally many of their twelve terms or questions', () => {
  const osten = caseStudies.find(({ id }) => id === 'osten-vale')?.results.at(-1)?.value;
  const ofTwelve = [
    salon.ranks.last.topThree,
    multiLines.ranks.last.topThree,
    pipd.ranks.last.topTen,
    Number(osten),
  ];
  expect(new Set(ofTwelve).size).toBe(ofTwelve.length);
});
