import { nameOf, type PageWeight } from './page-weight.ts';

/**
 * Budgets: the size of a page, in bytes as they are sent (brotli; fonts as they are), and how fast
 * it has to be. `npm test`, `npm run weigh`, `npm run lighthouse` and `npm run load` read it here.
 */
export const budgets = {
  /**
   * A page with its CSS: what a server sends in its first ten packets (14,600), and what the weight
   * swings by with the hashes in it.
   */
  page: 14_700,
  /**
   * An article, whose words, tables and sources come first. It takes one round trip more than a page,
   * and that brings 29 KB.
   */
  article: 21_000,
  /** A page that stands in frames: a dashboard, the map. */
  frame: 12_000,
  /** A page with figures. */
  figures: 16_800,
  /** The page that shows every part and every kind of figure, for those who work on the site. */
  specimen: 19_500,
  /** The inline scripts of a page: that of every page (2,000), and that of its kind. */
  boot: 3000,
  /** All script with every island of the page. */
  script: 76_000,
  /** The fonts that a page preloads. */
  fonts: 60_000,
  /** Mobile, simulated, median of seven; times in milliseconds. */
  lighthouse: {
    score: 100,
    firstContentfulPaint: 800,
    /** Of articles and pages with figures, which take one round trip more. */
    laterFirstContentfulPaint: 950,
    /** 1.2 s: 1,055 measured on most pages, 1,205 on those. */
    largestContentfulPaint: 1210,
    /** Difference to the same page without its scripts, alternated in one run, in milliseconds. */
    moreThanStripped: 10,
    cumulativeLayoutShift: 0.01,
  },
  /** The reading visit of six pages, without fonts and pictures; and its share of Waku's own output. */
  visit: {
    sixPages: 104_000,
    ofStock: 0.5,
    /** A page on which something was used that needs no React. */
    native: 16_000,
    /** What a press fetches that brings React; with the carousel, Embla comes along. */
    press: 66_000,
    carouselPress: 72_000,
    /** Any other island after that, on the same page or the next. */
    nextIsland: 8000,
    /** The overlay after an enquiry, fetched by the press. */
    overlay: 16_000,
    /** Whole visits: the page and what a press fetched; with the map in the page of the enquiry, 11 KB. */
    enquiry: 104_000,
    carousel: 86_000,
    calculator: 86_000,
  },
  /** From input to next paint with the processor slowed four times, in milliseconds. */
  interaction: 100,
  /** What nginx answers on one core, without an error. */
  load: { perSecond: 5000, connections: 100, seconds: 30 },
  /**
   * A build of so many articles on two idle processors: wall-clock seconds, bytes of memory, and by
   * which factor the processor time per article may grow with more articles.
   */
  build: { articles: 1000, seconds: 60, memory: 1.5e9, growth: 1 },
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

/** Whether a page comes in a server's first ten packets. */
export const isInFirstPackets = (path: string): boolean => ['page', 'frame'].includes(kindOf(path));

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

/** What a build took. */
export interface BuildCost {
  readonly articles: number;
  /** Wall-clock time. */
  readonly seconds: number;
  /** Seconds of all processors together; nothing where the system does not tell. */
  readonly processor: number | undefined;
  readonly peak: number | undefined;
}

/**
 * The budgets that a build exceeds, each as a sentence.
 *
 * @param reference the build of as many articles as the budget names, where there was one
 */
export function buildOver(cost: BuildCost, reference: BuildCost | undefined): string[] {
  const { articles, seconds, memory, growth } = budgets.build;
  const over: string[] = [];
  if (cost.articles === articles) {
    if (cost.seconds > seconds) {
      over.push(`${articles} articles: over the budget of ${seconds} s`);
    }
    if ((cost.peak ?? 0) > memory) {
      over.push(`${articles} articles: over the budget of ${memory / 1e9} GB`);
    }
  }
  if (reference?.processor && cost.processor && cost.articles > articles) {
    const times = cost.processor / cost.articles / (reference.processor / reference.articles);
    if (times > growth) {
      over.push(
        `${cost.articles} articles: each takes ${times.toFixed(2)} times as long as of ${articles}; at most ${growth}`,
      );
    }
  }
  return over;
}

const number = (bytes: number) => bytes.toLocaleString('en-GB');

/** The parts, heaviest first. */
function listed(parts: Parts): string {
  return Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, bytes]) => `${nameOf(name)} ${number(bytes)}`)
    .join(', ');
}
