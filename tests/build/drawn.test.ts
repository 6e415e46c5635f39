import { expect, test } from 'vitest';
import { pages } from './pages';

/** Drawings are written with one decimal. */
const ROUNDING = 0.11;

/** The first number of a text, as charts write it: 1,200, −46 %, +300%, £11M+. */
function numberIn(text: string): number | undefined {
  const found = /-?\d[\d,]*(?:\.\d+)?/.exec(text.replace('−', '-').replace('£', ''));
  return found ? Number(found[0].replaceAll(',', '')) : undefined;
}

/** A property that an element sets in its style, in per cent. */
const percentOf = (style: string | undefined, name: string) =>
  Number(new RegExp(`${name}:(-?[\\d.]+)%`).exec(style ?? '')?.[1] ?? Number.NaN);

/** A figure and the height that it is drawn at. */
type Drawn = readonly [value: number, y: number];

/** The scale that figures at two heights give; `log` for search positions. */
function scaleOf(drawn: readonly Drawn[], log: boolean) {
  const of = (value: number) => (log ? Math.log(value) : value);
  const [a = [0, 100], b = [1, 0]] = [drawn.at(0), drawn.at(-1)];
  return (value: number) => a[1] + ((of(value) - of(a[0])) * (b[1] - a[1])) / (of(b[0]) - of(a[0]));
}

const charts = pages.flatMap(({ route, $ }) =>
  $('figure:has(svg[role=img])')
    .toArray()
    .map((figure) => {
      const plot = $(figure).children('div:has(> svg[role=img])');
      const labels = plot
        .children('span[style]')
        .toArray()
        .map((label) => ({
          text: $(label).text(),
          x: percentOf($(label).attr('style'), '--x'),
          y: percentOf($(label).attr('style'), '--y'),
        }));
      const rows = $(figure)
        .find('tbody tr')
        .toArray()
        .map((row) =>
          $(row)
            .find('td')
            .toArray()
            .map((cell) => numberIn($(cell).text())),
        );
      const paths = plot
        .find('> svg[role=img] path')
        .toArray()
        .map((path) => $(path).attr('d') ?? '');
      const lines = paths.map((path) =>
        [...path.matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y)),
      );
      const isSlope = $(figure).find('thead th').first().text() === '';
      const isBands = paths.some((path, at) => path.endsWith('Z') && (lines[at]?.length ?? 0) > 2);
      return {
        name: `${route.path}: ${$(figure).find('figcaption span').first().text()}`,
        kind: isSlope ? 'slope' : isBands ? 'bands' : 'line',
        rows,
        lines,
        // Below the plot are its dates, and nought.
        ticks: labels
          .filter(({ text, x, y }) => x === 0 && (y !== 100 || /^[\d,.%£−]+$/.test(text)))
          .flatMap(({ text, y }): Drawn[] => [[numberIn(text) ?? Number.NaN, y]])
          .filter(([value]) => !Number.isNaN(value)),
        ends: labels.filter(({ x, y }) => x === 100 && y !== 100),
      };
    }),
);

test('there is a chart of each kind', () => {
  expect(new Set(charts.map(({ kind }) => kind))).toEqual(new Set(['slope', 'bands', 'line']));
});

test.each(charts.filter(({ kind }) => kind === 'slope'))(
  '$name is drawn and labelled as its figures are',
  ({ rows, lines, ticks, ends }) => {
    const heights = rows.map((_, at) => lines[at + 1] ?? []);
    const drawn = rows
      .flatMap(([first, last], at) => [
        [first, heights[at]?.[0]],
        [last, heights[at]?.at(-1)],
      ])
      .filter((pair): pair is [number, number] => pair[0] !== undefined)
      .toSorted(([a], [b]) => a - b);
    const isLog = (drawn[0]?.[1] ?? 0) < (drawn.at(-1)?.[1] ?? 0);
    const scale = scaleOf(drawn, isLog);
    for (const [value, y] of [...drawn, ...ticks])
      expect(Math.abs(scale(value) - y), `${value} at ${y}`).toBeLessThan(4 * ROUNDING);
    // Each label stands at the end of a line with its figure.
    expect(ends.length).toBeGreaterThan(1);
    expect(ends.filter(({ text }) => /[a-z]/.test(text)).length, 'names').toBeGreaterThan(0);
    const astray = ends.filter(
      ({ text, y }) =>
        !rows.some(
          ([, last], at) =>
            text.startsWith(String(last)) &&
            Math.abs((heights[at]?.at(-1) ?? Number.NaN) - y) < ROUNDING,
        ),
    );
    expect(astray).toEqual([]);
  },
);

test.each(charts.filter(({ kind }) => kind !== 'slope'))(
  '$name is drawn as its figures are',
  ({ rows, lines, ticks, kind }) => {
    const scale = scaleOf(ticks, ticks[0]?.[0] === 1 && ticks[0][1] === 0);
    const columns = (rows[0] ?? []).map((_, column) =>
      rows.map((row) => row[column]).filter((value) => value !== undefined),
    );
    // A band is as thick as its figure; lines are not in the order of the table, and steps have
    // two points for each figure.
    const undrawn = columns.filter((values, column) =>
      kind === 'bands'
        ? !values.every((value, at) => {
            const band = lines[column] ?? [];
            const thick = (band[2 * values.length - 1 - at] ?? 0) - (band[at] ?? 0);
            return Math.abs(scale(0) - scale(value) - thick) < 2 * ROUNDING;
          })
        : values.length > 1 &&
          !lines
            .map((line) => line.filter((_, at) => line.length === values.length || at % 2 === 0))
            .some(
              (line) =>
                line.length === values.length &&
                values.every(
                  (value, at) => Math.abs(scale(value) - (line[at] ?? 0)) < 3 * ROUNDING,
                ),
            ),
    );
    expect(undrawn).toEqual([]);
  },
);

test('bars are as long as their figures, percentages of the whole track', () => {
  let bars = 0;
  for (const { route, $ } of pages) {
    for (const list of $('figure dl:has([style*="--nought"])').toArray()) {
      const drawn = $(list)
        .find('dd')
        .toArray()
        .flatMap((cell) => {
          const style = $(cell).find('[style*="--length"]').attr('style');
          const value = numberIn($(cell).text());
          if (value === undefined || style === undefined) return [];
          const nought = percentOf($(cell).find('[style*="--nought"]').attr('style'), '--nought');
          const [from, length] = [percentOf(style, '--from'), percentOf(style, '--length')];
          return [{ value, length, nought, from, isPercent: $(cell).text().includes('%') }];
        });
      const { value: most, length: longest } = drawn.reduce((a, b) =>
        b.length > a.length ? b : a,
      );
      for (const { value, length, nought, from, isPercent } of drawn) {
        const where = `${route.path}: ${value}`;
        bars += 1;
        expect(Math.abs(length - (longest * Math.abs(value)) / Math.abs(most)), where).toBeLessThan(
          0.2,
        );
        expect(Math.abs((value < 0 ? from + length : from) - nought), where).toBeLessThan(0.2);
        if (isPercent && nought === 0) expect(Math.abs(length - value), where).toBeLessThan(0.1);
      }
    }
  }
  expect(bars).toBeGreaterThan(10);
});

test('the mark of a reading stands at its figure', () => {
  let scales = 0;
  for (const { route, $ } of pages) {
    for (const scale of $('[style^="--at"]').toArray()) {
      const at = percentOf($(scale).attr('style'), '--at');
      const said = $(scale).attr('aria-label');
      const text = $(scale).prev().text();
      const value = numberIn(text) ?? Number.NaN;
      const [, from = '', to = ''] = /from ([\d.]+) to ([\d.]+)/.exec(said ?? '') ?? [];
      const share = said
        ? (value - Number(from)) / (Number(to) - Number(from))
        : 1 / (text.includes('%') ? 1 + value / 100 : value);
      scales += 1;
      expect(Math.abs(at - 100 * share), `${route.path}: ${text}`).toBeLessThan(0.02);
    }
  }
  expect(scales).toBeGreaterThan(10);
});
