import { readFileSync } from 'node:fs';
import { clientLibrary } from '../src/build-helpers/settings.ts';
import { siteName } from '../src/site/site.ts';
import { nameOf, type PageWeight } from './page-weight.ts';

const OURS = 'Noughtline';
/**
 * Bytes for another agency: 3 for each letter by which its name is longer than ours (2.4 were
 * measured), and 60, since anything added to the site renames classes on all pages, which then
 * compress less well.
 */
const forOthers = siteName === OURS ? 0 : 60 + 3 * Math.max(0, siteName.length - OURS.length);

/** How many cases we have; each further one brings at most 600 bytes to /work, which shows all. */
export const OUR_CASES = 5;
const casesFile = new URL('../src/content/case-studies.yaml', import.meta.url);
const cases = readFileSync(casesFile, 'utf8').match(/^- id:/gm)?.length ?? 0;
const forCases = 600 * Math.max(0, cases - OUR_CASES);

/** With Preact instead of React, a press fetches a quarter of the bytes. */
const isPreact = clientLibrary() === 'preact';

/**
 * Budgets for the size of pages and of whole visits, in bytes as sent (brotli; fonts as they are).
 * `npm test` and `npm run visits` read them here.
 */
export const budgets = {
  /** A page with its CSS. The test already warns at `packets`, so that text may still grow. */
  page: 16_830 + forOthers,
  /** What a server sends in its first ten packets. */
  packets: 14_600,
  /** An article. It takes one round trip more than a page, in which a server sends up to 29 KB. */
  article: 22_440 + forOthers,
  /** A page shown in frames: a dashboard, the map. */
  frame: 12_240,
  /** A page with charts: `/work`, and Hair Nova's. */
  figures: 18_870 + forOthers + forCases,
  /** The page that shows every part and every kind of figure, for those who work on the site. */
  specimen: 19_890,
  /** The inline script of every page. */
  sharedScript: 2080,
  /** The inline script of every page and the one of the page's kind, together. */
  inlineScripts: 3060,
  /** All script with every island of the page. */
  script: isPreact ? 28_000 : 76_000,
  /** The fonts that a page preloads. */
  fonts: 60_000,
  visit: {
    /** Six pages read, without fonts and pictures, as a share of Waku's own output. */
    ofStock: 0.5,
    /** The files that a press on an island brings: React and the island. */
    press: isPreact ? 20_000 : 66_000,
    /** The same of a press on the carousel, which also brings Embla. */
    carouselPress: isPreact ? 24_000 : 72_000,
    /** The files of each further island that is pressed, on the same page or the next. */
    nextIsland: 8000,
    /** The overlay after an enquiry, fetched in idle time after a field has had the focus. */
    overlay: isPreact ? 18_000 : 24_000,
  },
} as const;

/** The budget of a page's HTML and CSS: articles, frames, charts and the specimen have their own. */
function budgetOf(path: string): number {
  if (path.startsWith('/blog/')) return budgets.article;
  if (/^\/(?:live|map|enquiry)(?:\/|$)/.test(path)) return budgets.frame;
  if (path === '/work' || path === '/work/hair-nova') return budgets.figures;
  return path === '/specimen' ? budgets.specimen : budgets.page;
}

/**
 * The budgets that a page exceeds, each as a sentence that says by how much and what the page
 * consists of, heaviest first.
 *
 * @param page weighed by `weighPage`
 */
export function exceeded({ path, html, css, fonts, inlineScripts, scripts }: PageWeight): string[] {
  const checks: readonly (readonly [string, Readonly<Record<string, number>>, number])[] = [
    ['HTML and CSS', { markup: html, style: css }, budgetOf(path)],
    ['inline script', { inlineScripts }, budgets.inlineScripts],
    ['script with all islands', scripts, budgets.script],
    ['fonts', fonts, budgets.fonts],
  ];
  const number = (bytes: number) => bytes.toLocaleString('en-GB');
  return checks.flatMap(([what, parts, budget]) => {
    const bytes = Object.values(parts).reduce((total, part) => total + part, 0);
    if (bytes <= budget) return [];
    const listed = Object.entries(parts)
      .sort(([, a], [, b]) => b - a)
      .map(([name, part]) => `${nameOf(name)} ${number(part)}`);
    return `${path}: ${what}: ${number(bytes)} bytes, ${number(bytes - budget)} over the budget of ${number(budget)}: ${listed.join(', ')}`;
  });
}
