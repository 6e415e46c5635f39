import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import { wordCount } from '../tests/support/words.ts';
import { isServedAsIs } from './public-files.ts';

const ROOT = 'dist/public';
/** Limits of title and description lengths, and how many other pages have to link to a page. */
const TITLE = [30, 60] as const;
const DESCRIPTION = [70, 160] as const;
const LINKS_IN = 2;

/** What is told of a page. */
interface Row {
  readonly route: string;
  readonly listed: boolean;
  readonly title: number;
  readonly description: number;
  readonly words: number;
  readonly types: string;
  readonly linksIn: number;
  readonly linksOut: number;
  readonly withoutAlt: number;
}

/** Every built page by its route. */
function readPages(): Map<string, CheerioAPI> {
  const files = readdirSync(ROOT, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => !isServedAsIs(file));
  return new Map(
    files.map((file) => [
      `/${file.replace(/\/?index\.html$|\.html$/, '')}`,
      load(readFileSync(join(ROOT, file), 'utf8')),
    ]),
  );
}

/** The other pages that each page links to. Addresses are as the home page's canonical one begins. */
function readLinks(pages: ReadonlyMap<string, CheerioAPI>): Map<string, Set<string>> {
  const home = pages.get('/')?.('link[rel=canonical]').attr('href') ?? '';
  return new Map(
    [...pages].map(([route, $]) => {
      const targets = $('a[href]')
        .get()
        .map((link) => new URL($(link).attr('href') ?? '', home + route.slice(1)))
        .filter(({ href }) => href.startsWith(home))
        .map(({ origin, pathname }) => `/${(origin + pathname).slice(home.length)}`)
        .map((path) => (path === '/' ? path : path.replace(/\/$/, '')))
        .filter((path) => path !== route && pages.has(path));
      return [route, new Set(targets)];
    }),
  );
}

/** The types of a page's data, each once, with how many there are. */
function typesOf($: CheerioAPI): string {
  const counts = new Map<string, number>();
  for (const script of $('script[type="application/ld+json"]').get()) {
    const data = JSON.parse($(script).text()) as { '@graph': { '@type': string }[] };
    for (const { '@type': type } of data['@graph']) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].map(([type, count]) => (count > 1 ? `${type}×${count}` : type)).join(' ');
}

function audit(): readonly Row[] {
  const pages = readPages();
  const links = readLinks(pages);
  const inOrder = [...pages].sort(([a], [b]) => (a < b ? -1 : 1));
  return inOrder.map(([route, $]) => ({
    route,
    listed: !($('meta[name=robots]').attr('content') ?? '').includes('noindex'),
    title: [...$('title').text()].length,
    description: [...($('meta[name=description]').attr('content') ?? '')].length,
    words: wordCount($),
    types: typesOf($),
    linksIn: [...links.values()].filter((targets) => targets.has(route)).length,
    linksOut: links.get(route)?.size ?? 0,
    withoutAlt: $('img:not([alt])').length,
  }));
}

/** What is wrong with a page, in words. */
function problemsOf(row: Row): string[] {
  const within = (value: number, [from, to]: readonly [number, number]) =>
    value >= from && value <= to;
  return [
    ...(within(row.title, TITLE) ? [] : [`title has ${row.title} characters`]),
    ...(within(row.description, DESCRIPTION)
      ? []
      : [`description has ${row.description} characters`]),
    ...(row.listed && row.linksIn < LINKS_IN ? [`linked from ${row.linksIn} other pages`] : []),
    ...(row.withoutAlt > 0 ? [`${row.withoutAlt} images without alt`] : []),
  ].map((problem) => `${row.route}: ${problem}`);
}

/** Lines up columns; all but the first and the last are numbers. */
function table(lines: readonly (readonly string[])[]): string {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column === 0 || column === line.length - 1
            ? cell.padEnd(widths[column] ?? 0)
            : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Every outside address that pages link, and on which pages, for a check by hand. */
function outsideAddresses(pages: ReadonlyMap<string, CheerioAPI>): string {
  const found = new Map<string, Set<string>>();
  for (const [route, $] of pages) {
    for (const link of $('main a[href^="https://"]').get()) {
      const address = $(link).attr('href') ?? '';
      if (/\.example(?:\/|$)/.test(address)) continue;
      found.set(address, (found.get(address) ?? new Set()).add(route));
    }
  }
  return [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([address, routes]) => `${address}  ${[...routes].join(' ')}`)
    .join('\n');
}

/** Prints what search engines and assistants find on each built page. */
function main(): void {
  if (!existsSync(ROOT)) throw new Error(`${ROOT} is missing; "npm run build" makes it.`);
  const rows = audit();
  const head = ['route', 'title', 'descr.', 'words', 'in', 'out', 'no alt', 'data types'];
  const body = rows.map((row) => [
    row.listed ? row.route : `${row.route} (noindex)`,
    ...[row.title, row.description, row.words, row.linksIn, row.linksOut, row.withoutAlt].map(
      String,
    ),
    row.types,
  ]);
  console.info(table([head, ...body]));
  console.info(`\nOutside addresses:\n${outsideAddresses(readPages())}`);
  const problems = rows.flatMap(problemsOf);
  const orphans = rows.filter(({ listed, linksIn }) => listed && linksIn < LINKS_IN);
  console.info(
    `\n${rows.length} pages, ${rows.filter(({ listed }) => listed).length} to be listed, ${orphans.length} orphans, ${problems.length} problems`,
  );
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

main();
