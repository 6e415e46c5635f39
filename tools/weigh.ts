import { exceeded, sum } from './budgets.ts';
import { build } from './build.ts';
import { type PageWeight, pathsOf, weighPage } from './page-weight.ts';

/** Where Waku's own output of the same site is built. */
const STOCK = '.cache/stock';

/** A row of the table: what is written above it and how it is read off a page. */
type Column = readonly [heading: string, bytesOrCount: (page: PageWeight) => number];

const columns: readonly Column[] = [
  ['HTML', ({ html }) => html],
  ['CSS', ({ css }) => css.total],
  ['fonts', ({ fonts }) => sum(fonts)],
  ['script', ({ before }) => sum(before.scripts)],
  ['requests', ({ before }) => before.requests],
  ['script after', ({ after }) => sum(after.scripts)],
  ['requests after', ({ after }) => after.requests],
];

/**
 * Everything that is downloaded to read the page, without fonts and pictures. An inline script is
 * part of the page.
 */
export function toRead(page: PageWeight): number {
  const { boot = 0, ...external } = page.before.scripts;
  return page.html + page.css.total + sum(external);
}

/** One page, the same in Waku's stock output, and their ratio. */
export interface Comparison {
  readonly path: string;
  readonly shaped: PageWeight;
  readonly stock: PageWeight;
  readonly ratio: number;
}

export function compare(shaped: PageWeight, stock: PageWeight): Comparison {
  return { path: shaped.path, shaped, stock, ratio: toRead(stock) / toRead(shaped) };
}

/** The comparisons as lines of text, stock output below each page. */
export function table(comparisons: readonly Comparison[]): string {
  const rows = comparisons.flatMap(({ path, shaped, stock, ratio }) => [
    [path, ...figures(shaped), ''],
    ['  as Waku writes it', ...figures(stock), `×${ratio.toFixed(1)}`],
  ]);
  const all = [['', ...columns.map(([heading]) => heading), 'ratio'], ...rows];
  const widths = (all[0] ?? []).map((_, column) =>
    Math.max(...all.map((row) => row[column]?.length ?? 0)),
  );
  return all
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const figures = (page: PageWeight) => columns.map(([, read]) => read(page).toLocaleString('en-GB'));

async function main(): Promise<void> {
  const json = process.argv.includes('--json');
  const basePath = process.env.BASE_PATH || '/';
  const shaped = { root: 'dist/public', basePath };
  const stock = { root: `${STOCK}/public`, basePath };
  process.exitCode =
    (await build('dist', {}, 'error')) ||
    (await build(STOCK, { NOUGHTLINE_OUTPUT: 'stock' }, 'error'));
  if (process.exitCode !== 0) return;
  const comparisons = pathsOf(shaped).map((path) =>
    compare(weighPage(shaped, path), weighPage(stock, path)),
  );
  const over = comparisons.flatMap((comparison) => exceeded(comparison.shaped));
  if (json) process.stdout.write(`${JSON.stringify({ pages: comparisons, over }, null, 2)}\n`);
  else {
    process.stdout.write(
      `Bytes as they are sent: brotli, fonts as they are; pictures apart.\n\n${table(comparisons)}\n`,
    );
    process.stdout.write(
      `${over.length === 0 ? '\nEvery page is within its budget.' : `\n${over.join('\n')}`}\n`,
    );
  }
  if (over.length > 0) process.exitCode = 1;
}

if (import.meta.main) await main();
