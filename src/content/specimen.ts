import { z } from 'zod';
import { readContent } from '../site/read-content';
import { agencyReading } from './agency-readings';
import { overlay } from './overlay-words';
import { type Figure, figure, hero, pageRecord, schemas } from './schemas';

const { text, list } = schemas;
const POINTS = 200;

/** A line with many points: the same day of each week, with values that rise and fall. */
const longLine: Figure = {
  kind: 'line',
  title: 'A line of 200 points',
  caption: 'Many readings, with values below nought.',
  dates: Array.from({ length: POINTS }, (_, index) =>
    new Date(Date.UTC(2022, 0, 3 + 7 * index)).toISOString().slice(0, 10),
  ),
  series: [
    {
      label: 'Change',
      values: Array.from({ length: POINTS }, (_, index) =>
        Math.round(
          400 * (index / POINTS + 0.3 * Math.sin(index / 7) + 0.1 * Math.sin(index * 1.7)),
        ),
      ),
      accent: true,
    },
  ],
};

/** The specimen page, for developers and designers. Unlisted. */
export const specimen = readContent(
  'specimen',
  hero.extend({
    page: pageRecord,
    sentence: text,
    readings: list(agencyReading),
    /** The words of the parts, with the overlay's. */
    words: z
      .strictObject(schemas.texts('link', 'hint', 'frame'))
      .transform((words) => ({ ...words, thanks: overlay })),
    /** Every kind of chart, with data that are hard to draw. */
    charts: list(figure).transform((others) => [longLine, ...others]),
  }),
);
