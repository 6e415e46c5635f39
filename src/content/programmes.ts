import { sum } from 'd3-array';
import { z } from 'zod';
import { readContent } from '../site/read-content';
import { schemas } from './schemas';

const { text, texts, list } = schemas;

const count = z.int().min(0);
/** How many programmes agreed a further number, and how many of those reached it. */
const further = z
  .strictObject({ agreed: count, reached: count })
  .refine(({ agreed, reached }) => reached <= agreed, {
    path: ['reached'],
    error: 'is more than were agreed; write at most that many',
  });

const year = z
  .strictObject({
    year: z.int(),
    finished: count,
    /** How many reached the number that was agreed first. */
    first: count,
    second: further,
    third: further,
  })
  .refine(({ finished, first }) => first <= finished, {
    path: ['first'],
    error: 'is more than were finished; write at most that many',
  });
type Year = z.output<typeof year>;

/** The years added up. */
function addUp(years: readonly Year[]): Omit<Year, 'year'> {
  const of = (key: 'second' | 'third') => ({
    agreed: sum(years, (one) => one[key].agreed),
    reached: sum(years, (one) => one[key].reached),
  });
  return {
    finished: sum(years, ({ finished }) => finished),
    first: sum(years, ({ first }) => first),
    second: of('second'),
    third: of('third'),
  };
}

/** The cells of a row, after the one that names it: “59 of 60”. */
const cellsOf = ({ finished, first, second, third }: Omit<Year, 'year'>) =>
  [{ agreed: finished, reached: first }, second, third].map(
    ({ agreed, reached }) => `${reached}\u00a0of\u00a0${agreed}`,
  );

/**
 * The programmes that the agency has finished, and how many reached the numbers agreed: the count
 * behind its first figure. `total` adds the years up, for the words of that figure.
 */
export const programmes = readContent(
  'programmes',
  z
    .strictObject({
      ...texts('summary', 'total', 'missed'),
      columns: z.array(text).length(4).readonly(),
      years: list(year),
    })
    .transform(({ summary, missed, columns, years, total }) => {
      const all = addUp(years);
      const rows = years.map((one) => [`${one.year}`, ...cellsOf(one)]);
      return {
        summary,
        missed,
        total: all,
        table: { head: columns, rows: [...rows, [total, ...cellsOf(all)]] },
      };
    }),
);
