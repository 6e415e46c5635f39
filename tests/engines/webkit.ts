import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Key as Keys, Origin, type WebDriver } from 'selenium-webdriver';
import { webKitPrograms } from '../../tools/engines';
import { slowness } from '../../tools/slowness';
import { freePort } from '../support/free-port';
import type { Browser, Key, Tab } from './tab';

/** The pointer rests in the middle of the screen: far from the window, so that it is no sign of anybody. */
const SCREEN = '6000x4000x24';
/** The browser's bar would keep the window wider than a phone. */
const SMALL_BAR = '* { min-width: 0; margin: 0; padding: 0; border: 0; font-size: 4px; }';
/** How long a part may take to start, in milliseconds. */
const PATIENCE = 60_000 * slowness;

const KEYS: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
};

/**
 * Starts WebKitGTK's MiniBrowser on a display of its own, driven by WebDriver.
 *
 * @throws when a part of it is missing or does not start
 */
export async function launchWebKit(attempts = 3): Promise<Browser> {
  try {
    return await start();
  } catch (error) {
    if (attempts === 1) throw error;
    return launchWebKit(attempts - 1);
  }
}

async function start(): Promise<Browser> {
  const programs = webKitPrograms();
  if (!programs) throw new Error('WebKit is not on this machine.');
  const home = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/gtk.css'), SMALL_BAR);

  const display = spawn(
    programs.display,
    ['-displayfd', '3', '-screen', '0', SCREEN, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const started = [display];
  const close = async () => {
    // The browser ends with its display.
    await Promise.all(started.map(end));
    try {
      rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    } catch {
      // A process of the browser that ends late still writes to its cache: the folder is temporary.
    }
  };
  try {
    const port = await freePort();
    const number = await within('display', displayNumber(display));
    const driver = spawn(programs.driver, [`--port=${port}`], {
      stdio: 'ignore',
      env: {
        ...process.env,
        DISPLAY: `:${number}`,
        GDK_BACKEND: 'x11',
        XDG_CONFIG_HOME: home,
        XDG_DATA_HOME: home,
        XDG_CACHE_HOME: home,
      },
    });
    started.push(driver);
    const address = `http://127.0.0.1:${port}`;
    await within('driver', answering(address));
    const session = new Builder()
      .disableEnvironmentOverrides()
      .usingServer(address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': {
          binary: programs.browser,
          args: ['--automation'],
        },
      })
      .build();
    return { tab: tabOf(await within('browser', session)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function tabOf(session: WebDriver): Tab {
  const evaluate: Tab['evaluate'] = (run, ...values) =>
    session.executeScript(`return (${run}).apply(null, arguments)`, ...values);
  const point = (x: number, y: number) => ({ x, y, duration: 0, origin: Origin.VIEWPORT });
  const kept: string[] = [];
  const keep = async () => {
    kept.push(...(await evaluate(takeProblems)));
  };
  /** What is about to leave the page tells first; whatever comes is watched from its load on. */
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
    move: (x, y) => session.actions({ async: true }).move(point(x, y)).perform(),
    press: (x, y) => session.actions({ async: true }).move(point(x, y)).press().release().perform(),
    key: (key) => session.actions({ async: true }).sendKeys(KEYS[key]).perform(),
    type: (text) => session.actions({ async: true }).sendKeys(text).perform(),
    problems: async () => {
      await keep();
      return kept.splice(0);
    },
  };
}

/**
 * Runs in the page. The driver tells nothing of the console, so the page itself is made to keep what
 * is said there from its load on: before React, which comes later, has anything to say.
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

/** What a part of WebKit promises, or an error that names it when that takes too long. */
function within<Value>(part: string, promised: PromiseLike<Value>): Promise<Value> {
  const late = delay(PATIENCE, undefined, { ref: false }).then(() => {
    throw new Error(`WebKit's ${part} did not start within ${PATIENCE / 1000} s.`);
  });
  return Promise.race([promised, late]);
}

/** The number that the display gives itself, told in the one line that it writes. */
async function displayNumber(display: ChildProcess): Promise<string> {
  const [line] = await Promise.race([
    (display.stdio[3] as Readable).take(1).toArray(),
    once(display, 'exit').then(() => []),
  ]);
  const number = String(line ?? '').trim();
  if (number === '') throw new Error('The display for WebKit ended at once.');
  return number;
}

async function answering(address: string): Promise<void> {
  const until = performance.now() + PATIENCE;
  while (!(await fetch(`${address}/status`).catch(() => undefined))) {
    if (performance.now() > until) return;
    await delay(50);
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}
