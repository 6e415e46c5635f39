import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Builder, Key, Origin, type WebDriver } from 'selenium-webdriver';
import { webKitPrograms } from '../../tools/engines';
import { freePort } from '../support/start-program';
import { type Browser, PATIENCE, type Tab } from './tab';

/** The pointer rests in the middle of the screen, outside the window. */
const SCREEN = '6000x4000x24';
/** The browser's toolbar would keep the window wider than a phone. */
const SMALL_BAR = '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 4px; }';

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own, driven by WebDriver.
 *
 * @throws when a part of it is missing or does not start, three times
 */
export async function launchWebKit(attempts = 3): Promise<Browser> {
  const programs = webKitPrograms();
  if (!programs) throw new Error('WebKit is not on this machine.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), SMALL_BAR);
  const port = await freePort();
  const folders = ['TMPDIR', 'XDG_CONFIG_HOME', 'XDG_DATA_HOME', 'XDG_CACHE_HOME'];
  const display = spawn(
    programs.display,
    ['-a', '-s', `-screen 0 ${SCREEN}`, programs.driver, `--port=${port}`],
    {
      stdio: 'ignore',
      // Display, driver and browser are one process group, so that they end together.
      detached: true,
      env: {
        ...process.env,
        ...Object.fromEntries(folders.map((name) => [name, home])),
        GDK_BACKEND: 'x11',
      },
    },
  );
  const close = async () => {
    if (display.pid && display.exitCode === null) process.kill(-display.pid);
    await once(display, 'exit');
    // A browser process that ends late still writes to its cache.
    rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
  };
  try {
    const session = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(await answering(`http://127.0.0.1:${port}`))
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      })
      .build();
    await session.getSession();
    return { tab: tabOf(session), close };
  } catch (error) {
    await close();
    if (attempts === 1) throw error;
    return launchWebKit(attempts - 1);
  }
}

/** The address of a driver, as soon as it answers. */
async function answering(address: string): Promise<string> {
  const until = performance.now() + PATIENCE.timeout;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (performance.now() > until) throw new Error('WebKit’s driver did not start.');
  }
  return address;
}

function tabOf(session: WebDriver): Tab {
  const evaluate: Tab['evaluate'] = (run, ...values) =>
    session.executeScript(`return (${run}).apply(null, arguments)`, ...values);
  const moveTo = (x: number, y: number) =>
    session.actions({ async: true }).move({ x, y, duration: 0, origin: Origin.VIEWPORT });
  const keys = (text: string) => session.actions({ async: true }).sendKeys(text).perform();
  const kept: string[] = [];
  const keep = async () => {
    kept.push(...(await evaluate(takeProblems)));
  };
  /** Collects the messages of the page before it is left, and watches the next one. */
  const leaving = async (leave: () => Promise<unknown>) => {
    await keep();
    await leave();
    await keep();
  };
  return {
    open: (url) => leaving(() => session.get(url)),
    back: () => leaving(() => session.navigate().back()),
    evaluate,
    resize: async (width, height) => {
      const window = session.manage().window();
      const outside = await evaluate(() => outerHeight - innerHeight);
      await window.setRect({ x: 0, y: 0, width, height: height + outside });
    },
    move: (x, y) => moveTo(x, y).perform(),
    press: async (x, y, how) => {
      const to = moveTo(x, y);
      if (how === 'twice') await to.doubleClick().perform();
      else if (how === 'right') await to.contextClick().perform();
      else await to.press().release().perform();
    },
    key: (key) => keys(Key[key.toUpperCase() as Uppercase<typeof key>]),
    type: keys,
    problems: async () => {
      await keep();
      return kept.splice(0);
    },
  };
}

/**
 * Runs in the page. The driver does not report the console, so the page records its messages from
 * its load on, before React runs.
 */
function takeProblems(): readonly string[] {
  const page = window as typeof window & { problemsOfPage?: string[] };
  if (!page.problemsOfPage) {
    const problems: string[] = [];
    const { console: voice } = page;
    page.problemsOfPage = problems;
    for (const type of ['error', 'warn'] as const) {
      const say = voice[type];
      voice[type] = (...words: unknown[]) => {
        problems.push(`console ${type}: ${words.map(String).join(' ')}`);
        say(...words);
      };
    }
    addEventListener('error', ({ message }) => problems.push(`exception: ${message}`));
    addEventListener('unhandledrejection', ({ reason }) => problems.push(`exception: ${reason}`));
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      problems.push(`policy: ${violatedDirective} ${blockedURI}`),
    );
  }
  return page.problemsOfPage.splice(0);
}
