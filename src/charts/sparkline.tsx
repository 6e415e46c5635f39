import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { chart } from './chart.styles';

/** A chart as tall as a line of text, for use beside text that states the first and last value. */
export function Sparkline({
  values,
  bestAtTop = false,
}: {
  readonly values: readonly (number | undefined)[];
  /** Puts small values at the top, as for search positions. */
  readonly bestAtTop?: boolean;
}) {
  const [low = 0, high = 1] = extent(values.filter((value) => value !== undefined));
  const y = scaleLinear([low, Math.max(high, low + 1)], bestAtTop ? [4, 16] : [16, 4]);
  const step = 80 / Math.max(1, values.length - 1);
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => index * step)
    .y((value) => y(value ?? 0))
    .digits(0);
  const last = values.at(-1);
  return (
    <svg width="84" height="20" viewBox="0 0 84 20" overflow="visible" aria-hidden="true">
      <path className={chart().series} d={path(values) ?? ''} />
      {last !== undefined && (
        <path className={chart({ tone: 'point' }).series} d={`M80,${Math.round(y(last))}Z`} />
      )}
    </svg>
  );
}
