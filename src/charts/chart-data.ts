import type { Series } from '../content/types';

const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** @throws when a chart's data cannot be drawn, naming the chart, the series, the place in it and how to fix it */
export function assertChartData(
  title: string,
  dates: readonly string[],
  series: readonly Series[],
): void {
  const fail = (what: string, fix: string): never => {
    throw new Error(`Chart "${title}": ${what}. ${fix}`);
  };
  if (dates.length === 0 || series.length === 0) {
    fail('it has no points', 'Give it at least one date and one series.');
  }
  dates.forEach((date, index) => {
    if (!DATE.test(date) || Number.isNaN(Date.parse(date))) {
      fail(`date ${index + 1}, "${date}", is no date`, 'Write it as 2026-01-05.');
    }
    const previous = dates[index - 1];
    if (previous !== undefined && date <= previous) {
      fail(`date ${index + 1}, ${date}, follows ${previous}`, 'Sort the dates, each once.');
    }
  });
  for (const { label, values } of series) {
    if (values.length !== dates.length) {
      fail(
        `"${label}" has ${values.length} values for ${dates.length} dates`,
        'Give one for each date; undefined where there is none.',
      );
    }
    values.forEach((value, index) => {
      if (value !== undefined && !Number.isFinite(value)) {
        fail(`"${label}", value ${index + 1}, is ${value}`, 'Give a number, or undefined.');
      }
    });
    if (values.every((value) => value === undefined)) {
      fail(`"${label}" has no points`, 'Give at least one value, or leave the series out.');
    }
  }
  if (series.filter(({ accent }) => accent).length > 1) {
    fail('it has two series in the accent colour', 'Choose one.');
  }
}
