import { plainNumber } from '../charts/chart-format';
import { rankWords, dashboardWords as words } from '../content/chart-words';
import type { Rankings } from '../content/parse-ranks';
import { bands, distribution, movement, summaryAt } from '../content/rank-figures';
import { LANGUAGE } from '../site/format';

const signed = new Intl.NumberFormat(LANGUAGE, {
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
});
const WEEK = 7 * 24 * 60 * 60 * 1000;

type Summary = ReturnType<typeof summaryAt>;

/** Everything that a client's dashboard shows. */
export type RankReport = ReturnType<typeof rankReport>;

/** Derives what a dashboard shows from the client's rankings. */
export function rankReport(rankings: Rankings) {
  const { dates, terms } = rankings;
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
  const counts = distribution(rankings);
  const firstSummary = summaryAt(rankings, 0);
  const lastSummary = summaryAt(rankings, -1);
  return {
    dates,
    first,
    last,
    /** When the positions are looked up next. */
    due: new Date(Date.parse(last) + WEEK).toISOString().slice(0, 10),
    figures: figuresOf(firstSummary, lastSummary),
    /** The terms, the greatest gain first. */
    rows,
    bands: bands.map((limit, band) => ({
      label: rankWords.band((bands[band - 1] ?? 0) + 1, limit),
      counts: counts.map((count) => count[band] ?? 0),
    })),
    captions: {
      positions: rankWords.positions(terms.length, rows[0]?.term ?? ''),
      slope: rankWords.slope(higher, terms.length),
      distribution: rankWords.distribution(lastSummary.topTen, terms.length, firstSummary.topTen),
    },
  };
}

/** The four figures at the head of a dashboard; `change` is against the first date. */
function figuresOf(first: Summary, last: Summary) {
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
      if (lowerIsBetter) return rankWords.places(size, by < 0);
      const change = withMinus(signed.format(by));
      return unit ? rankWords.points(change) : change;
    };
    return {
      label,
      value: text(to),
      change:
        from === undefined || to === undefined
          ? rankWords.from(text(from))
          : `${rankWords.from(text(from))}, ${changeSaid(to - from)}`,
    };
  };
  return [
    figure(words.topThree, first.topThree, last.topThree),
    figure(words.topTen, first.topTen, last.topTen),
    figure(words.average, first.average, last.average, { lowerIsBetter: true }),
    figure(words.visibility, Math.round(first.visibility), Math.round(last.visibility), {
      unit: '%',
    }),
  ];
}

/** A number's text with a typographic minus. */
const withMinus = (text: string) => text.replace('-', '−');
