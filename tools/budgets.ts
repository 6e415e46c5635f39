import { nameOf, type PageWeight } from './page-weight.ts';

/**
 * What a page may weigh, in bytes as they are sent (brotli; fonts as they are),
 * and how fast it has to be. `npm test`, `npm run weigh` and `npm run lighthouse`
 * read it here.
 */
export const budgets = {
  /** A page and the CSS in it: what a server sends in its first ten packets. */
  page: 14_600,
  /** The one inline script. */
  boot: 1000,
  /** All script once React has come; articles are told apart below. */
  script: 105_000,
  articleScript: 90_000,
  /** The fonts that a page preloads. */
  fonts: 60_000,
  /** The whole style sheet, which React brings along. */
  sheet: 9000,
  /** Mobile, simulated, median of three; times in milliseconds. */
  lighthouse: {
    score: 100,
    firstContentfulPaint: 800,
    largestContentfulPaint: 1200,
    totalBlockingTime: 0,
    cumulativeLayoutShift: 0.01,
  },
  /** From input to next paint with the processor slowed four times, in milliseconds. */
  interaction: { native: 100, island: 200 },
} as const;

/**
 * The budgets that a page passes, each as a sentence that says by how much and
 * through what.
 *
 * @param page weighed by `weighPage`
 */
export function exceeded(page: PageWeight): string[] {
  const { html, css, fonts, before, after } = page;
  const article = page.path.startsWith('/blog/');
  const checks: readonly (readonly [what: string, parts: Parts, budget: number])[] = [
    ['HTML and CSS', { markup: html, style: css.total }, budgets.page],
    ['script before intent', before.scripts, budgets.boot],
    ['script after intent', after.scripts, article ? budgets.articleScript : budgets.script],
    ['fonts', fonts, budgets.fonts],
    ['the style sheet that React brings', after.sheets, budgets.sheet],
  ];
  return checks.flatMap(([what, parts, budget]) => {
    const bytes = sum(parts);
    if (bytes <= budget) return [];
    return `${page.path}: ${what}: ${number(bytes)} bytes, ${number(bytes - budget)} over the budget of ${number(budget)}: ${listed(parts)}`;
  });
}

/** Bytes by what they are of. */
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
