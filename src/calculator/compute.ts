/*
 * Arithmetic of the calculators in articles. The build and the browser run this same code: the
 * figures in the HTML are those that the island computes from the same input.
 */
import { formatNumber, formatPounds } from '../site/format';

/** The operators that a formula may use, each with its function. */
export const operators = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  round: Math.round,
  ceil: Math.ceil,
  floor: Math.floor,
  min: Math.min,
  max: Math.max,
} as const;

export type Operator = keyof typeof operators;

/** A parsed formula: a number, the name of a value, or an operator with its operands. */
export type Formula = number | string | readonly [operator: Operator, ...operands: Formula[]];

/** The unit of a figure; by default a plain number. */
export type Unit = 'pounds' | 'percent' | 'number';

/** One figure that the reader fills in. A switch is 1 or 0. */
export interface Field {
  readonly name: string;
  readonly label: string;
  /** The worked figure, with which the field begins. */
  readonly value: number;
  readonly unit: Unit;
  readonly isSwitch?: boolean;
  readonly min: number;
  /** A number, or the name of a field whose value is this field's maximum. */
  readonly max: number | string;
}

/** One line of the answer. Later lines may use it by its name. */
export interface Line {
  readonly name: string;
  readonly label: string;
  readonly formula: Formula;
  readonly unit: Unit;
}

/** A calculator: its fields with the worked figures, and the lines of its answer. */
export interface SumData {
  readonly id: string;
  readonly title: string;
  readonly fields: readonly Field[];
  readonly lines: readonly Line[];
}

export type Values = Readonly<Record<string, number>>;

/** The result of a formula. A name without a value gives NaN. */
export function evaluate(formula: Formula, values: Values): number {
  if (typeof formula === 'number') return formula;
  if (typeof formula === 'string') return values[formula] ?? Number.NaN;
  const [operator, ...operands] = formula;
  const apply: (...values: number[]) => number = operators[operator];
  return apply(...operands.map((operand) => evaluate(operand, values)));
}

/** The result of every line, in order. */
export function resultsOf(lines: readonly Line[], values: Values): readonly number[] {
  const known: Record<string, number> = { ...values };
  return lines.map(({ name, formula }) => {
    const result = evaluate(formula, known);
    known[name] = result;
    return result;
  });
}

/** The worked figures of a calculator, by field. */
export function workedValues({ fields }: SumData): Values {
  return Object.fromEntries(fields.map(({ name, value }) => [name, value]));
}

/** Sentences that refuse a value, in which `{min}`, `{max}` and `{label}` are filled in. */
export type Refusals = Readonly<Record<'empty' | 'below' | 'above' | 'aboveOther', string>>;

/** The sentence that refuses the value of a field, if it is no number or outside its limits. */
export function refusalOf(
  { name, unit, min, max }: Field,
  fields: readonly Field[],
  values: Values,
  words: Refusals,
): string | undefined {
  const value = values[name] ?? Number.NaN;
  if (Number.isNaN(value)) return words.empty;
  if (value < min) return words.below.replace('{min}', formatted(min, unit));
  const other = fields.find((field) => field.name === max);
  // A field whose own value is refused does not limit another field.
  if (other && refusalOf(other, fields, values, words)) return;
  const most = other ? (values[other.name] ?? Number.NaN) : Number(max);
  if (value <= most) return;
  return (other ? words.aboveOther : words.above)
    .replace('{max}', formatted(most, unit))
    .replace('{label}', other?.label ?? '');
}

/** A figure as it is shown: £1,080, £4.60, 18%, −12.5; a dash where there is no result. */
export function formatted(value: number, unit: Unit): string {
  if (!Number.isFinite(value)) return '–';
  if (unit === 'pounds') return formatPounds(value);
  return formatNumber(value) + (unit === 'percent' ? '%' : '');
}
