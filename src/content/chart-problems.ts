/** The fields of a chart's row that are checked against the dates and the other rows. */
interface Row {
  readonly label: string;
  readonly values: readonly (number | undefined)[];
  readonly accent?: boolean | undefined;
}

/** A problem of a chart: its place, and a sentence that says how to fix it. */
export interface ChartProblem {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/**
 * Why these rows cannot be drawn.
 *
 * @param key the field that the rows stand in
 * @param mayHaveGaps false for bands, which stand on one another
 */
export function chartProblems(
  dates: readonly string[],
  rows: readonly Row[],
  key = 'series',
  mayHaveGaps = true,
): readonly ChartProblem[] {
  const problems: ChartProblem[] = [];
  const report = (message: string, ...path: ChartProblem['path']) =>
    problems.push({ path, message });
  if (dates.length === 0) report('is empty; write at least one date', 'dates');
  if (rows.length === 0) report('is empty; write at least one row', key);
  for (const [index, date] of dates.entries()) {
    const previous = dates[index - 1];
    if (previous !== undefined && date <= previous)
      report(`is ${date} after ${previous}; sort the dates, each once`, 'dates', index);
  }
  for (const [index, row] of rows.entries()) {
    for (const { path, message } of rowProblems(row, dates.length, mayHaveGaps))
      report(message, key, index, 'values', ...path);
  }
  return [...problems, ...accentProblems(rows, key)];
}

/** A list with the problem of more than one row in the accent colour; empty where there is none. */
export const accentProblems = (
  rows: readonly Pick<Row, 'accent'>[],
  key: string,
): readonly ChartProblem[] =>
  rows.filter(({ accent }) => accent).length > 1
    ? [{ path: [key], message: 'has two rows in the accent colour; leave it to one' }]
    : [];

/** What is wrong with the values of one row; the paths begin at the row's values. */
function rowProblems(
  { label, values }: Row,
  count: number,
  mayHaveGaps: boolean,
): readonly ChartProblem[] {
  const gapHint = mayHaveGaps ? ', null (or ~) where nothing was counted' : '';
  if (values.length !== count) {
    const message = `"${label}" has ${values.length} for ${count} dates; write one for each date${gapHint}`;
    return [{ path: [], message }];
  }
  if (mayHaveGaps && values.every((value) => value === undefined)) {
    const message = `"${label}" is all gaps; write at least one number, or remove the row`;
    return [{ path: [], message }];
  }
  if (mayHaveGaps) return [];
  return values.flatMap((value, index): ChartProblem[] => {
    if (value !== undefined && value >= 0) return [];
    const message = `is ${value ?? 'a gap'}; bands are stacked: write a number from 0`;
    return [{ path: [index], message }];
  });
}
