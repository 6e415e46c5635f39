import { chartProblems } from '../content/chart-problems';

/** @throws when a chart's data cannot be drawn, naming the chart, the places in it and how to fix them */
export function assertChartData(title: string, ...chart: Parameters<typeof chartProblems>): void {
  const problems = chartProblems(...chart).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  if (problems.length > 0) throw new Error(`Chart "${title}": ${problems.join('\n  ')}`);
}
