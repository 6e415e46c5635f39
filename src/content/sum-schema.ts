import { z } from 'zod';
import {
  evaluate,
  type Field,
  formatted,
  type Line,
  resultsOf,
  type SumData,
  workedValues,
} from '../sums/compute';
import { namesIn, parseFormula } from './formula';

const NAME = /^[a-z][a-z0-9]*$/i;
const name = z.string().regex(NAME, { error: 'may hold only letters and digits' });
const label = z
  .string()
  .min(2, { error: 'is empty; write what the figure is' })
  .max(90, { error: 'is longer than 90 characters' });
const unit = z.enum(['pounds', 'percent', 'number'], {
  error: 'is no unit; write pounds, percent or number',
});

/** A formula as text, parsed. */
const formula = z.string().transform((text, context) => {
  try {
    return parseFormula(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

const field = z.union(
  [
    z.strictObject({ label, value: z.number().nonnegative(), unit: unit.default('number') }),
    z.strictObject({ label, on: z.boolean() }),
  ],
  { error: 'is no field; give it a label, and a value of 0 or more, or "on: true" for a switch' },
);

const line = z.strictObject({
  label,
  name: name.optional(),
  formula,
  unit: unit.default('number'),
  /** The result with the worked figures, as the article states it. */
  shows: z.string({ error: 'is missing; write the result with the worked figures' }),
});

/**
 * A calculator in the front matter of an article. The stated result of each line is recomputed: a
 * wrong one is an error.
 */
export const sumSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, {
      error: 'may hold only lower-case letters, digits and single hyphens',
    }),
    title: label,
    fields: z.record(name, field),
    lines: z.array(line).min(1, { error: 'needs at least one' }),
  })
  .transform((written, context): SumData => {
    const fields = Object.entries(written.fields).map(([name, given]): Field => {
      if ('on' in given) {
        return {
          name,
          label: given.label,
          value: given.on ? 1 : 0,
          unit: 'number',
          isSwitch: true,
        };
      }
      return { name, isSwitch: false, ...given };
    });
    const lines = written.lines.map(
      ({ label, name, formula, unit }, at): Line => ({
        label,
        name: name ?? `line${at}`,
        formula,
        unit,
      }),
    );
    const sum: SumData = { id: written.id, title: written.title, fields, lines };
    const report = (at: number, field: string, message: string) =>
      context.addIssue({ code: 'custom', path: ['lines', at, field], message });
    const known = new Set(fields.map(({ name }) => name));
    for (const [at, { name, formula }] of lines.entries()) {
      for (const used of namesIn(formula)) {
        if (!known.has(used)) {
          report(at, 'formula', `uses "${used}"; use one of ${[...known].join(', ')}`);
        }
      }
      if (known.has(name)) report(at, 'name', `"${name}" is taken; choose another`);
      known.add(name);
    }
    for (const [at, result] of resultsOf(lines, workedValues(sum)).entries()) {
      const { shows, unit } = written.lines[at] as (typeof written.lines)[number];
      const right = formatted(result, unit);
      if (shows !== right) report(at, 'shows', `is "${shows}" but the formula gives "${right}"`);
    }
    return sum;
  });

/**
 * A calculation that an article states in a sentence: `4 * 6 = 24`, `60 * 0.65 = £39`. The left side
 * is recomputed: a wrong result is an error.
 */
export const arithmeticSchema = z
  .string({ error: 'is no text; write for example "12 * 25.2 = £302.40"' })
  .transform((text, context): Arithmetic => {
    const [left = '', shows = ''] = text.split(/ = (?=\S+$)/);
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message: `"${text}" ${message}` });
      return z.NEVER;
    };
    try {
      const unit = shows.includes('£') ? 'pounds' : shows.endsWith('%') ? 'percent' : 'number';
      const right = formatted(evaluate(parseFormula(left), {}), unit);
      return right === shows ? { left, shows } : fail(`is wrong: it gives ${right}`);
    } catch (error) {
      return fail((error as Error).message);
    }
  });

/** A calculation in a sentence: the left side as text, and the result as the article states it. */
export interface Arithmetic {
  readonly left: string;
  readonly shows: string;
}
