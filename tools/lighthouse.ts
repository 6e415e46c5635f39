import { createServer as createHost } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium } from 'playwright';
import { browser, launchFlags } from './browser.ts';
import { budgets, isInFirstPackets } from './budgets.ts';
import { COMPARED, type Run, runLighthouse } from './lighthouse-run.ts';
import { pathsOf } from './page-weight.ts';
import { serve } from './serve.ts';
import { freePort } from './web-servers.ts';
import { copyWithoutScripts } from './without-scripts.ts';

/**
 * Runs Lighthouse (mobile, simulated) on the built site and prints the median of seven runs a page,
 * alternated with the same page stripped of its scripts, and the difference of the two medians.
 * Pages are named as paths, all are taken without; `--json` prints for machines. Exits with an error when a budget is exceeded. An
 * empty page is measured first: its blocking time is the machine's own.
 */

const RUNS = 7;
/** Where the copy of the site without scripts is made. */
const STRIPPED = '.cache/stripped';
/** Latency of the framed services, in milliseconds. */
const AWAY = 300;
/** An address that no page has. */
const UNKNOWN = '/no-such-page';
/** Audits that an unlisted page, or the 404 page, fails by design. */
const BY_DESIGN = {
  unlisted: ['is-crawlable'],
  missing: ['is-crawlable', 'http-status-code', 'errors-in-console'],
} as const;
const LIMITS = {
  'first-contentful-paint': budgets.lighthouse.firstContentfulPaint,
  'largest-contentful-paint': budgets.lighthouse.largestContentfulPaint,
  'cumulative-layout-shift': budgets.lighthouse.cumulativeLayoutShift,
} as const;

/** What was measured on a page, and which of its budgets it exceeds. */
interface Measured {
  readonly path: string;
  readonly figures: Readonly<Record<string, number>>;
  readonly over: readonly string[];
}

/** The median. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

async function measure(
  origin: string,
  path: string,
  port: number,
  noindex: boolean,
  /** Of the site without scripts; nothing is compared without it. */
  stripped?: string,
) {
  const skipped =
    path === '/404' ? BY_DESIGN.missing : noindex ? BY_DESIGN.unlisted : ([] as const);
  const runs: Run[] = [];
  const bare: Run[] = [];
  const address = path === '/404' ? UNKNOWN : path;
  for (let run = 0; run < RUNS; run += 1) {
    runs.push(await runLighthouse(origin + address, port, skipped));
    if (stripped) bare.push(await runLighthouse(stripped + address, port, skipped));
  }
  const names = Object.keys(runs[0]?.figures ?? {});
  const middle = (of: readonly Run[], name: string) =>
    median(of.map((run) => run.figures[name] ?? Number.NaN));
  const figures: Record<string, number> = Object.fromEntries(
    names.map((name) => [name, middle(runs, name)]),
  );
  const slower = stripped
    ? COMPARED.map((name) => [name, (figures[name] ?? 0) - middle(bare, name)] as const)
    : [];
  const failed = [...new Set(runs.flatMap((run) => run.failed))].join(', ');
  const over = names.flatMap((name) => {
    const value = figures[name] ?? Number.NaN;
    const isLater = name === 'first-contentful-paint' && !isInFirstPackets(path);
    const limit = isLater
      ? budgets.lighthouse.laterFirstContentfulPaint
      : LIMITS[name as keyof typeof LIMITS];
    if (limit === undefined) {
      if (COMPARED.includes(name)) return [];
      const short = value < budgets.lighthouse.score;
      return short ? [`${path}: ${name} ${value}, not ${budgets.lighthouse.score}: ${failed}`] : [];
    }
    return value <= limit ? [] : [`${path}: ${name} ${value.toFixed(2)}, over ${limit}`];
  });
  for (const [name, difference] of slower) {
    figures[`${name} more than without scripts`] = Math.round(difference);
    if (difference > budgets.lighthouse.moreThanStripped) {
      over.push(
        `${path}: ${name} ${Math.round(difference)} ms more than without scripts, over ${budgets.lighthouse.moreThanStripped}`,
      );
    }
  }
  return { path, figures, over } satisfies Measured;
}

/** Measures a page with one word: the machine's own share of every figure that follows. */
async function emptyPage(port: number): Promise<Measured> {
  const page = '<!doctype html><html lang="en"><title>Empty</title><h1>Empty</h1>';
  const host = createHost((_, response) => {
    response.setHeader('content-type', 'text/html;charset=utf-8').end(page);
  }).listen(0);
  try {
    const { port: at } = host.address() as AddressInfo;
    const { figures } = await measure(`http://localhost:${at}`, '/', port, true);
    const times = Object.entries(figures).filter(([name]) => name in LIMITS);
    return { path: 'an empty page, for comparison', figures: Object.fromEntries(times), over: [] };
  } finally {
    host.close();
    host.closeAllConnections();
  }
}

/** Answers, on every page that is opened, frames from outside the site with an empty page. */
function answerFrames(context: BrowserContext): void {
  context.on('page', async (page) => {
    const session = await context.newCDPSession(page);
    session.on('Fetch.requestPaused', async ({ requestId }) => {
      await wait(AWAY);
      const body = Buffer.from('<!doctype html><html lang="en"><title>Frame</title></html>');
      session
        .send('Fetch.fulfillRequest', {
          requestId,
          responseCode: 200,
          responseHeaders: [{ name: 'content-type', value: 'text/html;charset=utf-8' }],
          body: body.toString('base64'),
        })
        // The page was closed meanwhile.
        .catch(() => undefined);
    });
    // Only requests to other hosts: intercepting would change what is measured.
    await session
      .send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] })
      .catch(() => undefined);
  });
}

function line({ path, figures }: Measured): string {
  const shown = Object.entries(figures).map(([name, value]) => {
    const short = name.replace(/(\w)\w*-(\w)\w*-(\w)\w*/, '$1$2$3').toUpperCase();
    if (name in LIMITS) return `${short} ${value < 1 ? value.toFixed(3) : Math.round(value)}`;
    return `${name} ${value}`;
  });
  return `${path}: ${shown.join(', ')}\n`;
}

async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((argument) => argument.startsWith('/'));
  const json = process.argv.includes('--json');
  const basePath = process.env.BASE_PATH || '/';
  const served = await serve({ port: 0, basePath });
  copyWithoutScripts('dist/public', STRIPPED);
  const stripped = await serve({ root: STRIPPED, port: 0, basePath });
  const port = await freePort();
  // Lighthouse sets the size of the window itself.
  const context = await chromium.launchPersistentContext('', {
    executablePath: browser(),
    args: [...launchFlags, `--remote-debugging-port=${port}`],
    viewport: null,
  });
  answerFrames(context);
  const results: Measured[] = [];
  const take = (measured: Measured) => {
    results.push(measured);
    if (!json) process.stdout.write(line(measured));
  };
  try {
    take(await emptyPage(port));
    const paths = named.length > 0 ? named : pathsOf({ root: 'dist/public', basePath });
    for (const path of paths) {
      const html = await (await fetch(served.url + path)).text();
      const noindex = /<meta name="robots" content="[^"]*noindex/.test(html);
      take(await measure(served.url, path, port, noindex, stripped.url));
    }
  } finally {
    await context.close();
    await served.close();
    await stripped.close();
  }
  const over = results.flatMap((result) => result.over);
  if (json) process.stdout.write(`${JSON.stringify({ results, over }, null, 2)}\n`);
  else process.stdout.write(over.length === 0 ? 'Within every budget.\n' : `${over.join('\n')}\n`);
  if (over.length > 0) process.exitCode = 1;
}

await main();
