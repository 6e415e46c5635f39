import { nameOf, type PageWeight } from './page-weight.ts';

/**
 * Budgets: the size of a page, in bytes as they are sent (brotli; fonts as they are), and how fast
 * it has to be. `npm test` and `npm run visits` read it here.
 */
export const budgets = {
  /** A page with its CSS; words have room above a server's first ten packets, where a warning begins. */
  page: 16_500,
  /** What a server sends in its first ten packets. */
  packets: 14_600,
  /** An article. It takes one round trip more than a page, and that brings 29 KB. */
  article: 22_000,
  /** A page that stands in frames: a dashboard, the map. */
  frame: 12_000,
  /** A page with figures. */
  figures: 18_500,
  /** The page that shows every part and every kind of figure, for those who work on the site. */
  specimen: 19_500,
  /** The inline scripts of a page: that of every page (2,000), and that of its kind. */
  boot: 3000,
  /** All script with every island of the page. */
  script: 76_000,
  /** The fonts that a page preloads. */
  fonts: 60_000,
  visit: {
    /** Six pages read, without fonts and pictures, as a share of Waku's own output. */
    ofStock: 0.5,
    /** What a press fetches that brings React; with the carousel, Embla comes along. */
    press: 66_000,
    carouselPress: 72_000,
    /** Any other island after that, on the same page or the next. */
    nextIsland: 8000,
    /** The overlay after an enquiry, fetched by the press. */
    overlay: 16_000,
  },
} as const;

type Kind = 'page' | 'article' | 'frame' | 'figures' | 'specimen';

/** Pages with a budget of their own, by path; dashboards by their folder. */
const KINDS: ReadonlyMap<string, Kind> = new Map([
  ['/live', 'frame'],
  ['/map', 'frame'],
  ['/enquiry', 'frame'],
  ['/work', 'figures'],
  ['/work/hair-nova', 'figures'],
  ['/specimen', 'specimen'],
]);

/** Which budget a page has. */
function kindOf(path: string): Kind {
  if (path.startsWith('/blog/')) return 'article';
  return KINDS.get(path.replace(/(?<=^\/(?:live|enquiry))\/.*/, '')) ?? 'page';
}

/**
 * The budgets that a page exceeds, each as a sentence that says by how much and what the page
 * consists of.
 *
 * @param page weighed by `weighPage`
 */
export function exceeded(page: PageWeight): string[] {
  const { html, css, fonts, before, after } = page;
  const kind = kindOf(page.path);
  const checks: readonly (readonly [what: string, parts: Parts, budget: number])[] = [
    ['HTML and CSS', { markup: html, style: css.total }, budgets[kind]],
    ['inline script', before.scripts, budgets.boot],
    ['script with all islands', after.scripts, budgets.script],
    ['fonts', fonts, budgets.fonts],
  ];
  return checks.flatMap(([what, parts, budget]) => {
    const bytes = sum(parts);
    if (bytes <= budget) return [];
    return `${page.path}: ${what}: ${number(bytes)} bytes, ${number(bytes - budget)} over the budget of ${number(budget)}: ${listed(parts)}`;
  });
}

/** Bytes by file or part. */
type Parts = Readonly<Record<string, number>>;

export function sum(parts: Parts): number {
  return Object.values(parts).reduce((total, bytes) => total + bytes, 0);
}

const number = (bytes: number) => bytes.toLocaleString('en-GB');

/** The parts, heaviest first. */
function listed(parts: Parts): string {
  return Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${nameOf(name)} ${number(bytes)}`)
    .join(', ');
}
