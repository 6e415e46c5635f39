import type { CheerioAPI } from 'cheerio';
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
function percentOf(style: string | undefined, name: string): number {
  return Number(new RegExp(`${name}:(-?[\\d.]+)%`).exec(style ?? '')?.[1] ?? Number.NaN);
}

type Plot = ReturnType<CheerioAPI>;

const pointsOf = (path: string) =>
  [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);

/** The labels of a chart beside it: their figure, where they stand, and where their leader line begins. */
function labelsOf($: CheerioAPI, plot: Plot, side: 'start' | 'end') {
  const leads = pointsOf(plot.find(`svg[data-leads=${side}] path`).attr('d') ?? '');
  return plot
    .children('span[style]')
    .toArray()
    .filter((label) => {
      const style = $(label).attr('style');
      return (
        percentOf(style, '--x') === (side === 'end' ? 100 : 0) && percentOf(style, '--y') !== 100
      );
    })
    .concat(
      side === 'start'
        ? plot
            .children('span[style*="--y:100%"]')
            .toArray()
            .filter((label) => /^[\d,.%£−]+$/.test($(label).text()))
        : [],
    )
    .map((label) => ({
      text: $(label).text(),
      y: percentOf($(label).attr('style'), '--y'),
    }))
    .map((label) => {
      const leader = leads.findIndex(
        ([, y], index) => index % 2 === 1 && Math.abs(y - label.y) < 0.01,
      );
      return { ...label, from: leads[leader - 1]?.[1] };
    });
}

/** The scale that two labelled values give; `log` for search positions. */
function scaleOf(values: readonly (readonly [value: number, y: number])[], log: boolean) {
  const of = (value: number) => (log ? Math.log(value) : value);
  const [a, b] = [values.at(0) ?? [0, 100], values.at(-1) ?? [1, 0]];
  return (value: number) => a[1] + ((of(value) - of(a[0])) * (b[1] - a[1])) / (of(b[0]) - of(a[0]));
}

const charts = pages.flatMap(({ route, $ }) =>
  $('figure:has(svg[role=img])')
    .toArray()
    .map((figure) => {
      const plot = $(figure).children('div:has(> svg[role=img])');
      const title = $(figure).find('figcaption span').first().text();
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
      const isSlope = $(figure).find('thead th').first().text() === '';
      const isBands = paths.some((path) => path.endsWith('Z') && pointsOf(path).length > 2);
      const kind = isSlope ? 'slope' : isBands ? 'bands' : 'line';
      return { name: `${route.path}: ${title}`, $, plot, rows, paths, kind };
    }),
);

test('there is a chart of each kind', () => {
  expect(new Set(charts.map(({ kind }) => kind))).toEqual(new Set(['slope', 'bands', 'line']));
});

test.each(charts)('$name is drawn as its figures are', ({ $, plot, rows, paths, kind }) => {
  const start = labelsOf($, plot, 'start').flatMap(({ text, y, from }) => {
    const value = numberIn(text);
    return value === undefined ? [] : [[value, from ?? y] as const];
  });
  const drawn = paths.map(pointsOf);
  if (kind === 'slope') {
    const ends = rows.flatMap(([first, last], index) => {
      const path = drawn[index + 1] ?? [];
      return [
        ...(first === undefined ? [] : [[first, path[0]?.[1] ?? Number.NaN] as const]),
        ...(last === undefined ? [] : [[last, path.at(-1)?.[1] ?? Number.NaN] as const]),
      ];
    });
    const sorted = ends.toSorted(([a], [b]) => a - b);
    const isLog = (sorted[0]?.[1] ?? 0) < (sorted.at(-1)?.[1] ?? 0);
    const scale = scaleOf(sorted, isLog);
    const exact = 4 * ROUNDING;
    for (const [value, y] of [...sorted, ...start])
      expect(Math.abs(scale(value) - y), `${value} at ${y}`).toBeLessThan(exact);
    // Each label stands at the end of a line with its figure, and needs no leader line there.
    const right = labelsOf($, plot, 'end');
    expect(right.length).toBeGreaterThan(1);
    expect(right.filter(({ text }) => /[a-z]/.test(text)).length, 'names').toBeGreaterThan(0);
    for (const { text, y } of right) {
      const its = rows.flatMap(([, last], index) =>
        text.startsWith(String(last)) ? [drawn[index + 1]?.at(-1)?.[1] ?? Number.NaN] : [],
      );
      expect(
        its.some((end) => Math.abs(end - y) < ROUNDING),
        text,
      ).toBe(true);
    }
    expect(plot.find('svg[data-leads]')).toHaveLength(0);
    return;
  }
  const isLog = kind === 'line' && (start[0]?.[0] ?? 0) === 1 && start[0]?.[1] === 0;
  const scale = scaleOf(start, isLog);
  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
  columns.forEach((values, column) => {
    const known = values.filter((value) => value !== undefined);
    if (kind === 'bands') {
      const path = drawn[column] ?? [];
      known.forEach((value, index) => {
        const thick = (path[2 * known.length - 1 - index]?.[1] ?? 0) - (path[index]?.[1] ?? 0);
        expect(Math.abs(scale(0) - scale(value) - thick)).toBeLessThan(2 * ROUNDING);
      });
      return;
    }
    if (known.length < 2) return;
    const expected = known.map(scale);
    // Lines are not in the order of the table, and steps have two points for each figure.
    const fits = drawn.some((path) => {
      const heights = path.length > known.length ? path.filter((_, at) => at % 2 === 0) : path;
      return (
        heights.length === expected.length &&
        expected.every((y, index) => Math.abs(y - (heights[index]?.[1] ?? 0)) < 3 * ROUNDING)
      );
    });
    expect(fits, `no line is drawn for ${known.join(', ')}`).toBe(true);
  });
});

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
