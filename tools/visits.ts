import { readFileSync, writeFileSync } from 'node:fs';
import { type Browser, chromium, devices, type Page } from 'playwright';
import { browser, launchFlags } from './browser.ts';
import { budgets } from './budgets.ts';
import { build } from './build.ts';
import { serve } from './serve.ts';
import { slowness } from './slowness.ts';

/*
 * Measures whole visits rather than page loads: the downloads of somebody who reads, clicks, types,
 * leaves and comes back. Each visit is made on the built site, on Waku's own output of the same
 * sources, and on that output with this site's critical CSS, which tells the gain of islands from
 * that of the CSS. `npm run visits` prints the table and writes the one of `docs/visits.md`; a
 * browser test holds the built site to its budgets.
 */

/** The folders of Waku's own output, and of that output with this site's critical CSS. */
export const STOCK = '.cache/stock';
const STOCK_WITH_CSS = '.cache/full';
/** The folder of this site with Preact instead of React. */
const PREACT = '.cache/preact';
/** The factor that slows this machine to a phone: a quarter of the reference machine's speed. */
export const SLOWED = Math.max(1, 4 / slowness);
/** The article of the visits. */
export const ARTICLE = '/blog/ecommerce-marketing-london-1';
/** The kinds of files whose bytes are counted apart. */
const KINDS = ['page', 'script', 'payload', 'style', 'font', 'picture'] as const;
type Kind = (typeof KINDS)[number];

/** The cost of a visit. Bytes are counted of bodies as sent. */
export interface VisitCost {
  readonly bytes: Readonly<Record<Kind, number>>;
  /** Bytes of all files but fonts and pictures. */
  readonly total: number;
  /** Bytes of pages that were fetched ahead and not opened. */
  readonly ahead: number;
}

/** The largest share, of what was read, that may be fetched ahead and not opened. */
export const MOST_AHEAD = 0.15;

/** One visit: what somebody does from the first address on. */
export interface Visit {
  readonly name: string;
  /** The most script that the visit may fetch, in bytes; pages have budgets of their own. */
  readonly script: number;
  readonly phone?: boolean;
  readonly go: (page: Page, origin: string) => Promise<void>;
}

/** Scrolls a page from top to end with the wheel, as fast as in skimming, or stopping to read. */
export async function wheel(page: Page, isResting = false): Promise<void> {
  for (let turn = 0; turn < 40; turn++) {
    const isEnd = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    );
    if (isEnd) break;
    // The pointer crosses text, pictures, links and controls, as a hand moves it.
    if (!isResting) await page.mouse.move(320 + (turn % 3) * 160, 300 + (turn % 2) * 40);
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(isResting ? 400 : 40);
  }
}

/** Scrolls a page with a thumb. */
async function swipe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let turn = 0; turn < 12; turn++) {
    await session.send('Input.synthesizeScrollGesture', {
      x: 190,
      y: 500,
      yDistance: -900,
      speed: 3000,
      gestureSourceType: 'touch',
    });
  }
}

/** A visit that opens a page, and reads it or does something else there. */
const opening =
  (path: string, read: (page: Page) => Promise<void>): Visit['go'] =>
  async (page, origin) => {
    await page.goto(origin + path);
    await read(page);
  };

/**
 * A visit that opens a page with the controls that need script visible (Waku's own output has no
 * script that shows them at once), uses it, and ends once nothing is fetched.
 */
const using = (path: string, use: (page: Page) => Promise<unknown>) =>
  opening(path, async (page) => {
    await page.evaluate(() => {
      document.documentElement.dataset.js ??= '';
    });
    await use(page);
    await page.waitForLoadState('networkidle');
  });

/** Follows a link of the page by its address, as a visitor does: with the pointer. */
async function follow(page: Page, path: string): Promise<void> {
  await page.locator(`a[href="${path}"]:visible`).first().click();
  // A page that was prerendered, or comes from the back/forward cache, has no load to wait for.
  await page.waitForURL((url) => url.pathname === path, { waitUntil: 'commit' });
  await page.locator('main h1').waitFor();
}

const calculate = (page: Page) => page.locator('section input[type=number]').first().fill('7');

/** Every visit that is measured. */
export const visits: readonly Visit[] = [
  {
    name: 'one article, read with the wheel',
    script: 0,
    go: opening(ARTICLE, wheel),
  },
  {
    name: 'home, read with a thumb on a phone',
    script: 0,
    phone: true,
    go: opening('/', swipe),
  },
  {
    name: 'the list of articles, read with a resting pointer',
    script: 0,
    go: opening('/blog', async (page) => {
      await page.mouse.move(640, 400);
      await wheel(page, true);
    }),
  },
  {
    name: 'the list of articles, read with the wheel',
    script: 0,
    go: opening('/blog', wheel),
  },
  {
    name: 'six pages, each read, links clicked',
    script: 0,
    go: opening('/', async (page) => {
      await wheel(page);
      for (const path of ['/services', '/work', '/blog', ARTICLE, '/contact']) {
        await follow(page, path);
        await wheel(page);
      }
    }),
  },
  {
    name: 'an article left and come back to',
    script: 0,
    go: opening('/blog', async (page) => {
      await follow(page, ARTICLE);
      await wheel(page);
      await follow(page, '/about');
      await page.evaluate(() => history.back());
      await page.waitForURL((url) => url.pathname === ARTICLE, { waitUntil: 'commit' });
      await wheel(page);
    }),
  },
  {
    name: 'an article chosen from the carousel, links and floats crossed',
    script: 0,
    go: opening('/blog', async (page) => {
      await page.mouse.move(1255, 760, { steps: 5 });
      await page.mouse.move(1255, 700, { steps: 5 });
      // Crosses the five links of the bar once; even on a slow machine the pointer rests on none.
      for (const x of [511, 582, 664, 736, 810]) await page.mouse.move(x, 40);
      // Then off the links, since the driver waits for the card to stand still before a press.
      await page.mouse.move(810, 130);
      await page.locator('[data-slides] a').first().click();
      await page.locator('[data-contents]').waitFor({ state: 'attached' });
      await wheel(page);
    }),
  },
  {
    name: 'a calculator used',
    script: budgets.visit.press,
    go: using(ARTICLE, async (page) => {
      await page.locator('section input[type=number]').first().click();
      await page.keyboard.type('7');
    }),
  },
  {
    name: 'a calculator, that of another article, and the enquiry form',
    // A focused field of the form fetches the overlay in idle time.
    script: budgets.visit.press + 2 * budgets.visit.nextIsland + budgets.visit.overlay,
    go: async (page, origin) => {
      await using(ARTICLE, calculate)(page, origin);
      await using('/blog/restaurant-marketing-london-2', calculate)(page, origin);
      const fill = () => page.locator('form [name=firstName]').fill('Ada');
      await using('/contact', fill)(page, origin);
    },
  },
  {
    name: 'an enquiry sent',
    script: budgets.visit.press + budgets.visit.overlay,
    go: opening('/contact', async (page) => {
      const field = (name: string) => page.locator(`form [name=${name}]`);
      await field('firstName').fill('Ada');
      await field('surname').fill('Lovelace');
      await field('email').fill('ada@example.com');
      await page.locator('form[method=post] [type=submit]').click();
      // If sent before hydration, Waku's own output posts the form natively and leaves the page.
      await Promise.race([
        page.getByRole('dialog').waitFor(),
        page.waitForEvent('requestfailed', (request) => request.method() === 'POST'),
      ]);
    }),
  },
  {
    name: 'night chosen',
    script: 0,
    go: using('/about', (page) => page.locator('label:has([name=theme][value=night])').click()),
  },
  {
    name: 'the carousel used',
    script: budgets.visit.carouselPress,
    go: using('/blog', async (page) => {
      const next = page.locator('[aria-roledescription=carousel] button').last();
      await next.click();
      await page.waitForLoadState('networkidle');
      await next.click();
    }),
  },
];

function kindOf(path: string): Kind {
  if (path.includes('/RSC/')) return 'payload';
  if (path.endsWith('.js')) return 'script';
  if (path.endsWith('.css')) return 'style';
  if (path.endsWith('.woff2')) return 'font';
  return /\.(?:avif|webp|jpg|png|svg|ico)$/.test(path) ? 'picture' : 'page';
}

/**
 * Makes a visit in a browser context of its own.
 *
 * @param root of the built site
 * @param slowed the factor by which the processor is throttled
 */
export async function measureVisit(
  chrome: Browser,
  root: string,
  visit: Visit,
  slowed: number = SLOWED,
): Promise<VisitCost> {
  const bytes = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
  const sentAhead = new Map<string, number>();
  const served = await serve({
    root,
    port: 0,
    onSent: (path, sent, isAhead) => {
      bytes[kindOf(path)] += sent;
      if (isAhead && kindOf(path) === 'page')
        sentAhead.set(path, (sentAhead.get(path) ?? 0) + sent);
    },
  });
  const context = await chrome.newContext(
    visit.phone ? devices['Pixel 7'] : { viewport: { width: 1280, height: 800 } },
  );
  try {
    const page = await context.newPage();
    const opened = new Set<string>();
    page.on('framenavigated', (frame) => opened.add(new URL(frame.url()).pathname));
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
    await visit.go(page, served.url);
    await page.waitForTimeout(500);
    const { font, picture, ...rest } = bytes;
    const total = Object.values(rest).reduce((sum, part) => sum + part, 0);
    const ahead = [...sentAhead].reduce(
      (sum, [path, sent]) => sum + (opened.has(path) ? 0 : sent),
      0,
    );
    return { bytes, total, ahead };
  } finally {
    await context.close();
    await served.close();
  }
}

/** A Chromium with the back/forward cache, as visitors' browsers have. */
export const launch = () =>
  chromium.launch({
    executablePath: browser(),
    // Blocks outside services; intercepting requests would switch the browser's cache off.
    args: [
      ...launchFlags,
      '--host-resolver-rules=MAP *.example ~NOTFOUND',
      '--disable-smooth-scrolling',
    ],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

const kilobytes = (count: number) => `${(count / 1000).toFixed(1)} KB`;

async function main(): Promise<void> {
  const builds: readonly (readonly [folder: string, environment: Record<string, string>])[] = [
    ['dist', {}],
    [PREACT, { NOUGHTLINE_CLIENT: 'preact' }],
    [STOCK, { NOUGHTLINE_OUTPUT: 'stock' }],
    [STOCK_WITH_CSS, { NOUGHTLINE_OUTPUT: 'full' }],
  ];
  for (const [folder, environment] of builds)
    if ((await build(folder, environment)) !== 0) throw new Error(`${folder} was not built.`);
  const table = [
    '| Visit | This site | of it script | With Preact | of it script | Waku’s own output | Waku’s, with this site’s CSS |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ];
  const chrome = await launch();
  for (const visit of visits) {
    const costs: VisitCost[] = [];
    for (const [folder] of builds)
      costs.push(await measureVisit(chrome, `${folder}/public`, visit));
    // Waku's own output always fetches all of its script, so only our two clients name theirs.
    const sizes = costs.flatMap(({ total, bytes }, at) => (at < 2 ? [total, bytes.script] : total));
    const line = `| ${[visit.name, ...sizes.map(kilobytes)].join(' | ')} |`;
    table.push(line);
    process.stdout.write(`${line}\n`);
  }
  await chrome.close();
  writeFileSync(
    'docs/visits.md',
    readFileSync('docs/visits.md', 'utf8').replace(
      /(<!-- visits -->\n)[\s\S]*(<!-- \/visits -->)/,
      (_, from, to) => `${from}${table.join('\n')}\n${to}`,
    ),
  );
}

if (import.meta.main) await main();
