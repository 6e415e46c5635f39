import { z } from 'zod';
import { withApostrophes } from '../articles/markdown-nodes';
import { slug } from '../content/schemas';
import {
  evaluate,
  type Field,
  formatted,
  type Line,
  refusalOf,
  resultsOf,
  type SumData,
  type Unit,
  workedValues,
} from './compute';
import { namesIn, parseFormula } from './formula';

const name = z.string().regex(/^[a-z][a-z0-9]*$/i, { error: 'may hold only letters and digits' });
const label = z
  .string()
  .min(2, { error: 'is empty; write what the figure is' })
  .max(90, { error: 'is longer than 90 characters' })
  .transform(withApostrophes);
const unit = z.enum(['pounds', 'percent', 'number'], {
  error: 'is no unit; write pounds, percent or number',
});

const formula = z.string().transform((text, context) => {
  try {
    return parseFormula(text);
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
});

/** The default maximum of a field, by its unit. */
const DEFAULT_MAX = { pounds: 10_000_000, percent: 100, number: 1_000_000 } as const;
/** The properties that all switches share. */
const SWITCH = { unit: 'number', isSwitch: true, min: 0, max: 1 } as const;

const field = z.union(
  [
    z.strictObject({
      label,
      value: z.number(),
      unit: unit.default('number'),
      min: z
        .number()
        .min(0, { error: 'is below 0; a calculator takes figures from 0 on' })
        .default(0),
      max: z.union([z.number(), name]).optional(),
    }),
    z.strictObject({ label, on: z.boolean() }),
  ],
  {
    error:
      'is no field; give it a label, a value, and where need be a min and a max (a number, or the name of another field); or "on: true" for a switch',
  },
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
    id: slug(),
    title: label,
    fields: z.record(name, field),
    lines: z.array(line).min(1, { error: 'needs at least one' }),
  })
  .transform((written, context): SumData => {
    const fields = Object.entries(written.fields).map(([name, given]): Field => {
      if ('on' in given) return { name, label: given.label, value: Number(given.on), ...SWITCH };
      return { name, ...given, max: given.max ?? DEFAULT_MAX[given.unit] };
    });
    const lines = written.lines.map(
      ({ label, name, formula, unit }, index): Line => ({
        label,
        name: name ?? `line${index}`,
        formula,
        unit,
      }),
    );
    const sum: SumData = { id: written.id, title: written.title, fields, lines };
    const report = (path: readonly (string | number)[], message: string) =>
      context.addIssue({ code: 'custom', path: [...path], message });
    const known = new Set(fields.map(({ name }) => name));
    let areNamesKnown = true;
    for (const [index, { name, formula }] of lines.entries()) {
      for (const used of new Set(namesIn(formula))) {
        if (!known.has(used)) {
          areNamesKnown = false;
          report(
            ['lines', index, 'formula'],
            `uses "${used}"; use one of ${[...known].join(', ')}`,
          );
        }
      }
      if (known.has(name)) report(['lines', index, 'name'], `"${name}" is taken; choose another`);
      known.add(name);
    }
    // With an unknown name nothing can be computed, and the name has been reported.
    if (!areNamesKnown) return sum;
    for (const { name, message } of limitProblems(sum)) report(['fields', name], message);
    for (const [index, result] of resultsOf(lines, workedValues(sum)).entries()) {
      const { shows, unit } = written.lines[index] as (typeof written.lines)[number];
      const computed = formatted(result, unit);
      if (shows !== computed)
        report(['lines', index, 'shows'], `is "${shows}" but the formula gives "${computed}"`);
    }
    return sum;
  });

/** The sentences that refuse a value when the site is built, which no visitor reads. */
const REFUSALS = {
  empty: 'has a value that is no number',
  below: 'has a value below its min, {min}',
  above: 'has a value above its max, {max}',
  aboveOther: 'has a value above that of "{label}"',
};

/** Whether a field's chain of maxima, from field to field, ends in a number. */
function isLimited({ name, max }: Field, fields: readonly Field[]): boolean {
  if (typeof max === 'number') return true;
  // This field is left out, so that a circle of maxima ends.
  const others = fields.filter((field) => field.name !== name);
  const other = others.find((field) => field.name === max);
  return other !== undefined && isLimited(other, others);
}

/**
 * Problems with the limits of fields: a chain of maxima without a number, a worked figure outside
 * its limits, and a limit at which the answer has no result.
 */
function limitProblems(sum: SumData): { readonly name: string; readonly message: string }[] {
  const { fields, lines } = sum;
  const unlimited = fields.filter((field) => !isLimited(field, fields));
  if (unlimited.length > 0) {
    return unlimited.map(({ name, max }) => ({
      name,
      message: `has the max "${max}"; write a number, or the name of a field that has another max`,
    }));
  }
  const worked = workedValues(sum);
  const refused = fields.flatMap((field) => {
    const message = refusalOf(field, fields, worked, REFUSALS);
    return message ? { name: field.name, message } : [];
  });
  const withoutResult = fields.flatMap(({ name, min, max }) => {
    const most = typeof max === 'string' ? (worked[max] ?? Number.NaN) : max;
    return [min, most]
      .filter((value) => {
        const answer = resultsOf(lines, { ...worked, [name]: value }).at(-1);
        return !Number.isFinite(answer);
      })
      .map((value) => ({
        name,
        message: `allows ${value}, which has no result; set its min or max`,
      }));
  });
  return [...refused, ...withoutResult];
}

/** The unit of a result as it is written: £39, 65%, 24. */
function unitOf(written: string): Unit {
  if (written.includes('£')) return 'pounds';
  return written.endsWith('%') ? 'percent' : 'number';
}

/**
 * A calculation that an article states in a sentence: `4 * 6 = 24`, `60 * 0.65 = £39`. The left
 * side is recomputed: a wrong result is an error.
 */
export const arithmeticSchema = z
  .string({ error: 'is no text; write for example "12 * 25.2 = £302.40"' })
  .transform((text, context) => {
    const [left = '', shows = ''] = text.split(/ = (?=\S+$)/);
    const fail = (message: string) => {
      context.addIssue({ code: 'custom', message: `"${text}" ${message}` });
      return z.NEVER;
    };
    try {
      const computed = formatted(evaluate(parseFormula(left), {}), unitOf(shows));
      return computed === shows ? { left, shows } : fail(`is wrong: it gives ${computed}`);
    } catch (error) {
      return fail((error as Error).message);
    }
  });
