import { z } from 'zod';
import { readContent } from '../site/read-content';
import { overlay } from './contact';
import { ownReading } from './readings';
import { type Figure, figure, form, hero, pageRecord } from './types';

const { text, list } = form;
const POINTS = 200;

/** Many readings: the same day of so many weeks, with a row of values that rises and falls. */
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
    readings: list(ownReading),
    words: z.strictObject(form.texts('link', 'hint', 'frame')),
    /** Every kind of chart, and what is hard to draw. */
    charts: list(figure).transform((others) => [longLine, ...others]),
  }),
);
/** The overlay's words stand here without its effect. */
export const specimenWords = { ...specimen.words, thanks: overlay };
