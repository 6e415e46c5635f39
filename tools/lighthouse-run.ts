import lighthouse, { type Config, type Flags } from 'lighthouse';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** Metrics that a page's scripts may not slow down. */
export const COMPARED = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
];
const METRICS = [...COMPARED, 'cumulative-layout-shift'];
/** Attempts per run: now and then Chromium's trace of a page load is incomplete. */
const ATTEMPTS = 3;

/** What one run found. */
export interface Run {
  /** Scores by category, from 0 to 100, and times by audit, in milliseconds. */
  readonly figures: Readonly<Record<string, number>>;
  /** The audits that lowered a score. */
  readonly failed: readonly string[];
  /** The scripts that the page loaded. */
  readonly scripts: readonly string[];
}

/**
 * Runs Lighthouse (mobile, simulated) once.
 *
 * @param port where the browser listens for the DevTools protocol
 * @param skipAudits audits that the page fails by design
 * @throws Lighthouse's message when no attempt gave a result
 */
export async function runLighthouse(
  url: string,
  port: number,
  skipAudits: readonly string[] = [],
): Promise<Run> {
  const flags: Flags = {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: [...CATEGORIES],
    ignoreStatusCode: true,
    disableFullPageScreenshot: true,
  };
  const config: Config = {
    extends: 'lighthouse:default',
    settings: { skipAudits: [...skipAudits] },
  };
  const result = await reportOf(url, flags, config);
  const scores = CATEGORIES.map(
    (category) => [category, Math.round((result.categories[category]?.score ?? 0) * 100)] as const,
  );
  const times = METRICS.map(
    (audit) => [audit, result.audits[audit]?.numericValue ?? Number.NaN] as const,
  );
  const failed = Object.values(result.categories).flatMap(({ auditRefs }) =>
    auditRefs.flatMap(({ id, weight }) => {
      const score = result.audits[id]?.score;
      return weight > 0 && typeof score === 'number' && score < 0.9 ? [id] : [];
    }),
  );
  return {
    figures: Object.fromEntries([...scores, ...times]),
    failed,
    scripts: scriptsOf(result.audits['network-requests']?.details),
  };
}

/** The addresses of the scripts in Lighthouse's table of requests. */
function scriptsOf(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { url: string; resourceType: string }[] };
  return items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => url);
}

/**
 * @returns Lighthouse's report of a page
 * @throws Lighthouse's message when no attempt gave one
 */
async function reportOf(url: string, flags: Flags, config: Config) {
  let problem = 'Lighthouse gave no result';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const report = (await lighthouse(url, flags, config))?.lhr;
    if (report && !report.runtimeError) return report;
    problem = report?.runtimeError?.message ?? problem;
  }
  throw new Error(`${url}: ${problem}`);
}
