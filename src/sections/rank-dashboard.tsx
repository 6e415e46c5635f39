import { LineChart } from '../components/charts/line-chart';
import { Sparkline } from '../components/charts/sparkline';
import { movement, type RankReadings, summaryAt } from '../content/rank-readings';
import { rankDashboard } from './rank-dashboard.styles';

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const one = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });
const signed = new Intl.NumberFormat('en-GB', {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const WEEK = 7 * 24 * 60 * 60 * 1000;
const TICKS = [1, 20, 40, 60, 80, 100];
const UNFOUND = 'not found';

/** A client's search rankings: four figures, positions over time, first to last, every term. */
export function RankDashboard({
  client,
  readings,
}: {
  readonly client: string;
  readonly readings: RankReadings;
}) {
  const classes = rankDashboard();
  const { dates } = readings;
  const terms = readings.terms
    .map((term) => ({ ...term, ...movement(term) }))
    .sort((a, b) => b.gain - a.gain);
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';
  const then = summaryAt(readings, 0);
  const now = summaryAt(readings, -1);
  const due = new Date(Date.parse(last) + WEEK);
  const series = terms.map(({ term, points }, index) => ({
    label: term,
    values: points.map(({ position }) => position),
    accent: index === 0,
  }));
  const best = terms[0];
  const lowest = Math.max(...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const ticks = TICKS.slice(0, TICKS.findIndex((tick) => tick >= lowest) + 1);
  const figures = [
    ['terms in the top three', String(now.topThree), now.topThree - then.topThree],
    ['terms in the top ten', String(now.topTen), now.topTen - then.topTen],
    [
      'average position',
      now.average === undefined ? UNFOUND : one.format(now.average),
      (now.average ?? 0) - (then.average ?? 0),
    ],
    ['visibility', `${one.format(now.visibility)}%`, now.visibility - then.visibility],
  ] as const;
  return (
    <div className={classes.root}>
      <header className={classes.head}>
        <h1 className={classes.title}>{client}</h1>
        <p className={classes.date}>{`Last reading ${day.format(new Date(last))}`}</p>
      </header>
      <ul className={classes.figures}>
        {figures.map(([label, value, change]) => (
          <li key={label}>
            <p className={classes.value}>{value}</p>
            <p>{label}</p>
            <p className={classes.change}>{`${signed.format(change)} since the first reading`}</p>
          </li>
        ))}
      </ul>
      <div className={classes.charts}>
        <LineChart
          title="Positions over time"
          caption={`Twelve terms over ${dates.length} weeks, the first position at the top; the coloured line is “${best?.term}”.`}
          dates={dates}
          series={series}
          ticks={ticks}
          bestAtTop
        />
        <LineChart
          title="First reading to last"
          caption={`${terms.filter(({ gain }) => gain > 0).length} of ${terms.length} terms stand higher than at the first reading.`}
          dates={[first, last]}
          series={series.map(({ values, ...rest }) => ({
            ...rest,
            values: [values[0], values.at(-1)],
          }))}
          ticks={ticks}
          bestAtTop
        />
      </div>
      <div className={classes.scroll}>
        <table className={classes.table}>
          <thead>
            <tr>
              {['Term', 'First', 'Last', 'Change', 'Best', 'Over time'].map((name) => (
                <th key={name} scope="col" className={classes.cell}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {terms.map(({ term, points, first, last, best, gain }) => (
              <tr key={term}>
                <th scope="row" className={classes.cell}>
                  {term}
                </th>
                <td className={classes.cell}>{first ?? UNFOUND}</td>
                <td className={classes.cell}>{last ?? UNFOUND}</td>
                <td className={classes.cell}>{signed.format(gain)}</td>
                <td className={classes.cell}>{best ?? UNFOUND}</td>
                <td className={classes.cell}>
                  <Sparkline values={points.map(({ position }) => position)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <footer className={classes.foot}>
        <p>Sample data for a fictional client.</p>
        <p>{`Next reading due ${day.format(due)}.`}</p>
        <p>
          Visibility weighs each position by Sistrix’s click curve of 2020 for smartphones; 100% is
          every term first.
        </p>
      </footer>
    </div>
  );
}
