import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { chart } from './chart.styles';

/** Positions over time the height of a line of text, best at the top. The row beside it states the figures. */
export function Sparkline({ values }: { readonly values: readonly (number | undefined)[] }) {
  const [low = 1, high = 2] = extent(values.filter((value) => value !== undefined));
  const y = scaleLinear()
    .domain([low, Math.max(high, low + 1)])
    .range([2, 22]);
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => (96 * index) / Math.max(1, values.length - 1))
    .y((value) => y(value ?? 0))
    .digits(1);
  return (
    <svg width="96" height="24" viewBox="0 0 96 24" aria-hidden="true">
      <path className={chart().accent} d={path(values) ?? ''} />
    </svg>
  );
}
