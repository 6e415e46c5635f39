import { plainNumber } from '../charts/chart-format';
import { dashboardWords as words } from '../content/chart-words';
import type { RankReadings } from '../content/parse-ranks';
import { bands, distribution, movement, summaryAt } from '../content/rank-figures';
import { LANGUAGE } from '../site/format';

const signed = new Intl.NumberFormat(LANGUAGE, {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const WEEK = 7 * 24 * 60 * 60 * 1000;

/** Everything that a client's dashboard shows, derived from the readings. */
export type RankReport = ReturnType<typeof rankReport>;

/** Derives the report from the readings. */
export function rankReport(readings: RankReadings) {
  const { dates, terms } = readings;
  const first = dates[0] ?? '';
  const last = dates.at(-1) ?? '';
  const rows = terms
    .map((term) => ({ term, ...movement(term) }))
    .sort((a, b) => b.gain - a.gain)
    .map(({ term: { term, points }, gain, ...ends }) => ({
      term,
      ...ends,
      /** Places gained, with its sign. */
      change: withMinus(signed.format(gain)),
      positions: points.map(({ position }) => position),
    }));
  const higher = terms.filter((term) => movement(term).gain > 0).length;
  const counts = distribution(readings);
  const top = summaryAt(readings, -1).topTen;
  return {
    dates,
    first,
    last,
    /** When the next reading is taken. */
    due: new Date(Date.parse(last) + WEEK).toISOString().slice(0, 10),
    figures: figuresOf(readings),
    /** The terms, the greatest gain first. */
    rows,
    bands: bands.map((limit, band) => ({
      label: band === 0 ? `Top ${limit}` : `${(bands[band - 1] ?? 0) + 1} to ${limit}`,
      counts: counts.map((at) => at[band] ?? 0),
    })),
    captions: {
      positions: `Each line is one of ${terms.length} terms, the first place at the top; the one in colour, “${rows[0]?.term}”, has gained most.`,
      slope: `${higher} of ${terms.length} terms stand higher than at the first reading.`,
      distribution: `${top} of ${terms.length} terms are on the first page now, against ${summaryAt(readings, 0).topTen} at the first reading.`,
    },
  };
}

/** The four figures at the head of a dashboard; `change` is against the first reading. */
function figuresOf(readings: RankReadings) {
  const then = summaryAt(readings, 0);
  const now = summaryAt(readings, -1);
  const figure = (
    label: string,
    from: number | undefined,
    to: number | undefined,
    { unit = '', lowerIsBetter = false } = {},
  ) => {
    const text = (value: number | undefined) =>
      value === undefined ? words.notFound : `${plainNumber(value)}${unit}`;
    const changeSaid = (by: number): string => {
      const size = plainNumber(Math.abs(by));
      if (size === '0') return words.unchanged;
      if (lowerIsBetter) return `${size} places ${by < 0 ? 'up' : 'down'}`;
      return `${withMinus(signed.format(by))}${unit && ' points'}`;
    };
    return {
      label,
      value: text(to),
      change:
        from === undefined || to === undefined
          ? `from ${text(from)}`
          : `from ${text(from)}, ${changeSaid(to - from)}`,
    };
  };
  return [
    figure(words.topThree, then.topThree, now.topThree),
    figure(words.topTen, then.topTen, now.topTen),
    figure(words.average, then.average, now.average, { lowerIsBetter: true }),
    figure(words.visibility, Math.round(then.visibility), Math.round(now.visibility), {
      unit: '%',
    }),
  ];
}

const withMinus = (text: string) => text.replace('-', '−');
