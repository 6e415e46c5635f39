import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import type { FigureOf } from '../content/schemas';
import { chart } from './chart.styles';
import { ChartFigure, type ChartProps } from './chart-figure';
import { cellText, type Format, plainNumber } from './chart-format';
import { toOneDecimal } from './plot';

/** Values as ruled bars one under another, from zero; negative bars lead to the left. */
export function BarChart({
  bars,
  format = plainNumber,
  whole,
  ...figureProps
}: ChartProps & {
  readonly bars: FigureOf<'bars'>['bars'];
  readonly format?: Format;
  /** The value of the full length, such as 100 for percentages; without it, the largest value. */
  readonly whole?: number | undefined;
}) {
  const [low = 0, high = 1] = extent([0, whole ?? 0, ...bars.flatMap(({ value }) => value ?? [])]);
  const x = scaleLinear([low, high === low ? low + 1 : high], [0, 100]).nice();
  return (
    <ChartFigure {...figureProps}>
      <dl className={chart().bars}>
        {bars.map(({ label, value, accent }) => {
          const classes = chart({ tone: accent ? 'accent' : undefined });
          return (
            <div key={label} className={classes.bar}>
              <dt>{label}</dt>
              <dd className={classes.value}>
                {cellText(value, format)}
                <span className={classes.track} style={{ '--nought': `${toOneDecimal(x(0))}%` }}>
                  {value !== undefined && (
                    <span
                      className={classes.mark}
                      style={{
                        '--from': `${toOneDecimal(Math.min(x(0), x(value)))}%`,
                        '--length': `${toOneDecimal(Math.abs(x(value) - x(0)))}%`,
                      }}
                    />
                  )}
                </span>
              </dd>
            </div>
          );
        })}
      </dl>
    </ChartFigure>
  );
}
