import { z } from 'zod';
import { readContent } from '../site/read-content';
import { schemas } from './schemas';

const { texts } = schemas;

/** Texts that all charts share, and those of the dashboards. */
export const { charts: chartWords, dashboards: dashboardWords } = readContent(
  'chart-words',
  z.strictObject({
    charts: z.strictObject(texts('figures', 'date', 'first', 'last', 'unmoved', 'missing', 'done')),
    dashboards: z.strictObject({
      ...texts('lastReading', 'topThree', 'topTen', 'average', 'visibility', 'more', 'bestGain'),
      ...texts('notFound', 'unchanged', 'sample', 'download', 'due', 'home', 'method'),
      titles: z.strictObject(texts('positions', 'slope', 'distribution')),
      columns: z.strictObject(texts('term', 'first', 'last', 'change', 'best')),
    }),
  }),
);

/** Sentences of the dashboards, made with their figures. */
export const rankWords = {
  /** The captions of the three charts. */
  positions: (terms: number, best: string) =>
    `Each line is one of ${terms} terms, the first place at the top; the one in colour, “${best}”, has gained most.`,
  slope: (higher: number, terms: number) =>
    `${higher} of ${terms} terms stand higher than at the first reading.`,
  distribution: (last: number, terms: number, first: number) =>
    `${last} of ${terms} terms are on the first page now, against ${first} at the first reading.`,
  band: (from: number, to: number) => (from === 1 ? `Top ${to}` : `${from} to ${to}`),
  /** What a figure was at first, and by how much it has changed. */
  from: (first: string) => `from ${first}`,
  places: (count: string, isUp: boolean) => `${count} places ${isUp ? 'up' : 'down'}`,
  points: (count: string) => `${count} points`,
};
