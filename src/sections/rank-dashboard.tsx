import { chartDate } from '../components/charts/chart-format';
import { LineChart } from '../components/charts/line-chart';
import { SlopeChart } from '../components/charts/slope-chart';
import { Sparkline } from '../components/charts/sparkline';
import { StackedChart } from '../components/charts/stacked-chart';
import type { dashboardWords } from '../content/dashboard-words';
import type { RankReport } from '../content/rank-report';
import { rankDashboard } from './rank-dashboard.styles';

const long = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const longDate = (date: string) => long.format(new Date(date));
/** Positions that are ruled. */
const TICKS = [1, 3, 10, 30, 100];
const HEIGHT = 296;

/** A client's search rankings: four figures, positions over time, first to last, bands, every term. */
export function RankDashboard({
  client,
  report,
  words,
  csv,
  home,
}: {
  readonly client: string;
  readonly report: RankReport;
  readonly words: typeof dashboardWords;
  /** Address of the readings as a file. */
  readonly csv: string;
  /** Address of the site's home page. */
  readonly home: string;
}) {
  const classes = rankDashboard();
  const { dates, first, last, due, figures, rows, bands, captions } = report;
  const lowest = Math.max(...rows.flatMap(({ positions }) => positions.map((at) => at ?? 1)));
  const ticks = TICKS.slice(0, TICKS.findIndex((tick) => tick >= lowest) + 1);
  const { columns } = words;
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <h1 className={classes.title}>{client}</h1>
        <p className={classes.date}>
          {`${words.lastReading} `}
          <time dateTime={last}>{longDate(last)}</time>
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
          title="Positions over time"
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
          title="First reading to last"
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
          title="How many stand where"
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
            {Object.values(columns).map((name) => (
              <th key={name} scope="col">
                {name}
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
              <td>{change}</td>
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
