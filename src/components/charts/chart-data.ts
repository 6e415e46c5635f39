/** A named row of values, one for each date; undefined where there was no reading. */
export interface Series {
  readonly label: string;
  readonly values: readonly (number | undefined)[];
  /** Drawn in the accent colour. At most one series of a chart. */
  readonly accent?: boolean;
}

/** @throws when a chart's data cannot be drawn, naming the series and the place in it */
export function assertChartData(dates: readonly string[], series: readonly Series[]): void {
  if (dates.length === 0 || series.length === 0) {
    throw new Error('A chart has no points. Give it at least one date and one series.');
  }
  dates.forEach((date, index) => {
    const previous = dates[index - 1];
    if (previous !== undefined && date <= previous) {
      throw new Error(`Chart date ${index + 1}: ${date} follows ${previous}. Sort the dates.`);
    }
  });
  for (const { label, values } of series) {
    if (values.length !== dates.length) {
      throw new Error(
        `Chart series "${label}" has ${values.length} values for ${dates.length} dates. Give one for each; undefined where there is none.`,
      );
    }
    values.forEach((value, index) => {
      if (value !== undefined && !Number.isFinite(value)) {
        throw new Error(
          `Chart series "${label}", value ${index + 1} is ${value}. Give a number, or undefined.`,
        );
      }
    });
  }
}
