import { chartDate } from '../charts/chart-format';
import { LineChart } from '../charts/line-chart';
import { SlopeChart } from '../charts/slope-chart';
import { Sparkline } from '../charts/sparkline';
import { StackedChart } from '../charts/stacked-chart';
import { dashboardWords as words } from '../content/chart-words';
import { formatDay } from '../site/format';
import { rankDashboard } from './rank-dashboard.styles';
import type { RankReport } from './rank-report';

/** Positions that may get a rule: as many as the lowest position needs. */
const TICKS = [1, 3, 10, 30, 100];
/** The height of each plot, in pixels. */
const HEIGHT = 296;

/** A client's rankings: four figures, positions over time, first to last, bands, every term. */
export function RankDashboard({
  client,
  report,
  csv,
  home,
}: {
  readonly client: string;
  readonly report: RankReport;
  /** The address of the rankings as a CSV file. */
  readonly csv: string;
  /** The address of the home page. */
  readonly home: string;
}) {
  const classes = rankDashboard();
  const { dates, first, last, due, figures, rows, bands, captions } = report;
  const lowest = Math.max(
    ...rows.flatMap(({ positions }) => positions.map((position) => position ?? 1)),
  );
  const ticks = TICKS.slice(0, TICKS.findIndex((tick) => tick >= lowest) + 1);
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <h1 className={classes.title}>{client}</h1>
        <p className={classes.label}>
          {`${words.lastReading} `}
          <time dateTime={last}>{formatDay(last)}</time>
        </p>
      </header>
      <ul className={classes.figures}>
        {figures.map(({ label, value, change }) => (
          <li key={label}>
            <p className={classes.value}>{value}</p>
            <p>{label}</p>
            <p className={classes.label}>{change}</p>
          </li>
        ))}
      </ul>
      <div className={classes.charts}>
        <LineChart
          title={words.titles.positions}
          caption={captions.positions}
          dates={dates}
          series={rows.map(({ term, positions }, index) => ({
            label: term,
            values: positions,
            accent: index === 0,
          }))}
          ticks={ticks}
          height={HEIGHT}
          bestAtTop
        />
        <SlopeChart
          title={words.titles.slope}
          caption={captions.slope}
          dates={[first, last]}
          slopes={rows.map(({ term, ...ends }, index) => ({
            label: term,
            first: ends.first,
            last: ends.last,
            accent: index === 0,
          }))}
          ticks={ticks}
          height={HEIGHT}
          bestAtTop
        />
        <StackedChart
          title={words.titles.distribution}
          caption={captions.distribution}
          dates={dates}
          bands={bands.map(({ label, counts }) => ({ label, values: counts }))}
          height={HEIGHT}
        />
      </div>
      <a className={classes.more} href="#terms">
        {words.more}
        <span aria-hidden="true">↓</span>
      </a>
      <table id="terms" className={classes.table}>
        <caption>{words.bestGain}</caption>
        <thead>
          <tr>
            {(['term', 'first', 'last', 'change', 'best'] as const).map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ term, positions, change, ...ends }) => (
            <tr key={term}>
              <th scope="row">
                <span className={classes.term}>
                  {term}
                  <Sparkline values={positions} bestAtTop />
                </span>
              </th>
              <td>{ends.first ?? words.notFound}</td>
              <td>{ends.last ?? words.notFound}</td>
              <td className={classes.change}>{change}</td>
              <td>{ends.best ?? words.notFound}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <footer className={classes.foot}>
        <p>{words.sample}</p>
        <p>
          {`${words.due} `}
          <time dateTime={due}>{chartDate(due)}</time>
        </p>
        <a className={classes.link} href={csv} download="">
          {words.download}
        </a>
        <a className={classes.link} href={home} target="_top">
          {words.home}
        </a>
        <p>{words.method}</p>
      </footer>
    </div>
  );
}
