import { extent } from 'd3-array';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { chart } from './chart.styles';
import { assertChartData, type Series } from './chart-data';
import { chartDate } from './chart-date';

/** Series over time. Missing values leave a gap. With two dates it is a slope chart. */
export function LineChart({
  title,
  caption,
  dates,
  series,
  ticks,
  bestAtTop = false,
}: {
  readonly title: string;
  /** One sentence that says what is to be seen. */
  readonly caption: string;
  readonly dates: readonly string[];
  readonly series: readonly Series[];
  /** Values that are ruled and labelled; chosen by the data where not given. */
  readonly ticks?: readonly number[];
  /** Small values at the top, as for search positions. */
  readonly bestAtTop?: boolean;
}) {
  assertChartData(dates, series);
  const classes = chart();
  const values = series.flatMap((one) => one.values.filter((value) => value !== undefined));
  const [low = 0, high = 1] = extent([...values, ...(ticks ?? [0])]);
  const y = scaleLinear()
    .domain(low === high ? [low - 1, high + 1] : [low, high])
    .range(bestAtTop ? [0, 100] : [100, 0]);
  const x = (index: number) => (dates.length === 1 ? 50 : (100 * index) / (dates.length - 1));
  const path = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, index) => x(index))
    .y((value) => y(value ?? 0))
    .digits(1);
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';
  return (
    <figure className={classes.root}>
      <figcaption className={classes.caption}>
        <p className={classes.title}>{title}</p>
        {caption}
      </figcaption>
      <div className={classes.plot}>
        <svg
          className={classes.svg}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${title}. ${caption}`}
        >
          {(ticks ?? y.ticks(5)).map((tick) => (
            <path key={tick} className={classes.grid} d={`M0,${y(tick).toFixed(1)}H100`} />
          ))}
          {series.map(({ label, values, accent }) => (
            <path
              key={label}
              className={accent ? classes.accent : classes.series}
              d={path(values) ?? ''}
              strokeLinecap="round"
            />
          ))}
        </svg>
        {(ticks ?? y.ticks(5)).map((tick) => (
          <span
            key={tick}
            aria-hidden="true"
            className={classes.label}
            style={{ right: 'calc(100% + 8px)', top: `calc(${y(tick).toFixed(1)}% - 7px)` }}
          >
            {tick}
          </span>
        ))}
        <span aria-hidden="true" className={classes.label} style={{ left: 0, bottom: '-24px' }}>
          {chartDate(first)}
        </span>
        {last !== first && (
          <span aria-hidden="true" className={classes.label} style={{ right: 0, bottom: '-24px' }}>
            {chartDate(last)}
          </span>
        )}
      </div>
      <details>
        <summary className={classes.summary}>The figures</summary>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">Series</th>
              <th scope="col">{chartDate(first)}</th>
              <th scope="col">{chartDate(last)}</th>
            </tr>
          </thead>
          <tbody>
            {series.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{values[0] ?? 'none'}</td>
                <td>{values.at(-1) ?? 'none'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
