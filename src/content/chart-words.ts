import { z } from 'zod';
import { readContent } from '../site/read-content';
import { form } from './types';

const { texts } = form;

/** Texts that all charts share, and those of the dashboards. */
export const { charts: chartWords, dashboards: dashboardWords } = readContent(
  'chart-words',
  z.strictObject({
    charts: z.strictObject(texts('figures', 'date', 'first', 'last', 'still', 'missing', 'done')),
    dashboards: z.strictObject({
      ...texts('lastReading', 'topThree', 'topTen', 'average', 'visibility', 'more', 'bestGain'),
      ...texts('notFound', 'unchanged', 'sample', 'download', 'due', 'home', 'method'),
      titles: z.strictObject(texts('positions', 'slope', 'distribution')),
      columns: z.strictObject(texts('term', 'first', 'last', 'change', 'best')),
    }),
  }),
);
