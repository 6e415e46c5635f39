import { expect, test } from 'vitest';
import { caseFigures, hairNovaBookings } from '../../src/content/client-stories';
import { hairNova } from '../../src/content/hair-nova';
import { pageAt, pages } from './pages';

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

const charts = pages.flatMap(({ route, $ }) =>
  $('figure:has(svg[role=img])')
    .toArray()
    .map((figure) => {
      const plot = $(figure).children('div:has(> svg[role=img])');
      const rows = $(figure)
        .find('tbody tr')
        .toArray()
        .map((row) => $(row).find('td').toArray())
        .map((cells) => cells.map((cell) => numberIn($(cell).text())));
      const paths = plot.find('> svg[role=img] path').toArray();
      const lines = paths.map((path) =>
        [...($(path).attr('d') ?? '').matchAll(/-?[\d.]+,(-?[\d.]+)/g)].map(([, y]) => Number(y)),
      );
      const isSlope = $(figure).find('thead td').length > 0;
      const hasAreas = paths.some(
        (path, at) => $(path).is('[d$=Z]') && (lines[at]?.length ?? 0) > 2,
      );
      const kindOfLines = hasAreas ? 'bands' : 'line';
      const labels = plot
        .children('span[style]')
        .toArray()
        .map((label) => {
          const style = $(label).attr('style');
          return { text: $(label).text(), x: percentOf(style, '--x'), y: percentOf(style, '--y') };
        })
        .filter(({ x }) => x === 0 || (isSlope && x === 100))
        // Below the plot are its dates and zero.
        .filter(({ text, y }) => y !== 100 || /^[\d,.%£−]+$/.test(text))
        .map(({ text, y }) => ({ value: numberIn(text) ?? Number.NaN, y }))
        .filter(({ value }) => !Number.isNaN(value))
        .toSorted((a, b) => a.value - b.value);
      const name = `${route.path}: ${$(figure).find('figcaption span').first().text()}`;
      return { name, kind: isSlope ? 'slope' : kindOfLines, rows, lines, labels };
    }),
);

test('there is a chart of each kind', () => {
  expect(new Set(charts.map(({ kind }) => kind))).toEqual(new Set(['slope', 'bands', 'line']));
});

test.each(charts)('$name is drawn as its figures are', ({ kind, rows, lines, labels }) => {
  const [low, high] = [labels[0], labels.at(-1)];
  if (!low || !high) throw new Error('There is no label.');
  // Search positions, the first on top, are drawn by their logarithms.
  const scaled = (value: number) => (low.y < high.y ? Math.log(value) : value);
  const isAt = (value: number, y = Number.NaN) => {
    const share = (scaled(value) - scaled(low.value)) / (scaled(high.value) - scaled(low.value));
    return Math.abs(low.y + share * (high.y - low.y) - y) < 3 * ROUNDING;
  };
  expect(labels.filter(({ value, y }) => !isAt(value, y))).toEqual([]);

  const columns = (rows[0] ?? []).map((_, column) => rows.map((row) => row[column]));
  const drawn = (kind === 'slope' ? rows : columns).map((values) =>
    values.filter((value) => value !== undefined),
  );
  const undrawn = drawn.filter((figures, column) => {
    // A band's top is the sum of it and the bands below.
    const below = drawn.slice(0, kind === 'bands' ? column : 0);
    const values = figures.map((value, at) =>
      below.reduce((sum, one) => sum + (one[at] ?? 0), value),
    );
    // Lines are not in the order of the table. Steps have two points for each figure, bands two
    // edges.
    const candidates = lines.flatMap((line) => [
      kind === 'bands' ? line.slice(0, values.length) : line,
      line.filter((_, at) => at % 2 === 0),
    ]);
    return (
      values.length > 1 &&
      !candidates.some(
        (line) =>
          line.length === values.length && values.every((value, at) => isAt(value, line[at])),
      )
    );
  });
  expect(undrawn).toEqual([]);
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
      const [longest] = drawn.toSorted((a, b) => b.length - a.length);
      if (!longest) throw new Error(`${route.path}: a chart has no bars.`);
      const perUnit = longest.length / Math.abs(longest.value);
      for (const { value, length, nought, from, isPercent } of drawn) {
        const where = `${route.path}: ${value}`;
        bars += 1;
        expect(Math.abs(length - perUnit * Math.abs(value)), where).toBeLessThan(0.2);
        expect(Math.abs((value < 0 ? from + length : from) - nought), where).toBeLessThan(0.2);
        if (isPercent && nought === 0) expect(Math.abs(length - value), where).toBeLessThan(0.1);
      }
    }
  }
  expect(bars).toBeGreaterThan(10);
});

test('the mark of a reading stands at its figure, or at the end of a promise that it exceeds', () => {
  let scales = 0;
  for (const { route, $ } of pages) {
    for (const scale of $('[style^="--at"]').toArray()) {
      const at = percentOf($(scale).attr('style'), '--at');
      const said = $(scale).attr('aria-label');
      const text = $(scale).prev().text();
      const value = numberIn(text) ?? Number.NaN;
      const [, from = '', to = ''] = /from ([\d.]+) to ([\d.]+)/.exec(said ?? '') ?? [];
      const most = route.kind === 'proposal' ? 1 : Number.POSITIVE_INFINITY;
      const share = said
        ? Math.min(most, (value - Number(from)) / (Number(to) - Number(from)))
        : 1 / (text.includes('%') ? 1 + value / 100 : value);
      scales += 1;
      expect(Math.abs(at - 100 * share), `${route.path}: ${text}`).toBeLessThan(0.02);
    }
  }
  expect(scales).toBeGreaterThan(10);
});

test('what was done stands over its chart, in its drawing’s name and in its table', () => {
  const told = Object.values(caseFigures).flatMap((figure) =>
    'done' in figure ? (figure.done ?? []).map(({ text }) => ({ text, figure })) : [],
  );
  expect(told.length).toBeGreaterThan(2);
  const { $ } = pageAt('/work');
  for (const { text, figure } of told) {
    const drawn = $(`figure:has(figcaption:contains("${figure.title}"))`);
    const label = drawn.find(`span[style]:contains("${text}")`);
    expect.soft(drawn.find('svg[role=img]').attr('aria-label'), text).toContain(`: ${text}`);
    if (figure.kind !== 'slope') expect.soft(drawn.find('td').text(), text).toContain(text);
    // The tick stands where the label begins or ends, over the plot.
    const x = percentOf(label.attr('style'), '--x').toFixed(1);
    expect.soft(drawn.find(`path[d^="M${x},-13V"]`).length, text).toBe(1);
  }
});

test('the steps of Hair Nova are numbers over its bookings, explained beside them', () => {
  const $ = pages.find(({ route }) => route.path === '/work/hair-nova')?.$;
  if (!$) throw new Error('There is no page of Hair Nova.');
  const figure = $('figure:has(ol)');
  const { cards } = hairNova.solution;
  expect(
    figure
      .find('ol h3')
      .toArray()
      .map((it) => $(it).text()),
  ).toEqual(cards.map(({ title }) => title));
  const months = [...new Set(cards.map(({ began }) => began))];
  for (const month of months) {
    expect(hairNovaBookings.dates).toContain(month);
    const steps = cards.flatMap(({ began }, index) => (began === month ? index + 1 : []));
    const label = figure.find('span[style]').filter((_, it) => $(it).text() === steps.join(', '));
    const x = percentOf(label.attr('style'), '--x').toFixed(1);
    expect(figure.find(`path[d*="M${x},-"]`).length, month).toBe(1);
  }
  for (const { title } of cards) {
    expect(figure.find('svg[role=img]').attr('aria-label')).toContain(`: ${title}`);
    expect(figure.find('td').text()).toContain(title);
  }
});
