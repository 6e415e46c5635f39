import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian, isProgram, isRoot, onPath } from './programs.ts';
import { run } from './run-command.ts';

/** The site's fallback fonts are fitted to these; other systems have similar ones. */
const FONTS = 'fonts-liberation';
/** The names of Chromium's program. */
const PROGRAMS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without its own user interface: the browser tests take half as long with it. */
const SHELL = 'chromium-headless-shell';

/**
 * While a driver listens, V8 parses the code around each new Error again, to locate it: React's
 * file, which makes four, starts 70 ms later than for a visitor (280 ms on a slow phone).
 */
const AS_UNDRIVEN = '--js-flags=--no-enable-lazy-source-positions';

/**
 * Launch flags. As root, as in CI and in containers, Chromium cannot use its sandbox; there the other
 * flags also spare the GPU and requests of its own. Elsewhere it runs as it is delivered.
 */
export const launchFlags: readonly string[] = isRoot
  ? [
      AS_UNDRIVEN,
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]
  : [AS_UNDRIVEN];

/** An installed Chromium: the one named by `CHROMIUM_PATH`, Playwright's own, or the system's. */
function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isProgram(named))
    throw new Error(`CHROMIUM_PATH is "${named}", which is no program that can be run.`);
  const own = chromium.executablePath();
  return named || (existsSync(own) ? own : onPath(...PROGRAMS));
}

/**
 * The path of a Chromium, installed first where there is none: from Debian's packages where this is
 * root on Debian, else as Playwright's own download.
 *
 * @throws one error that says what to do when neither works, or `CHROMIUM_PATH` names no program
 */
export function browser(): string {
  const found = findBrowser();
  if (found) {
    if (!hasFonts()) installFromDebian(FONTS);
    return found;
  }
  process.stderr.write('No Chromium was found: one is being installed for the tests.\n');
  installFromDebian('chromium', SHELL, FONTS);
  if (!findBrowser()) run('npx', ['playwright', 'install', 'chromium']);
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install it (on Debian "sudo apt-get install chromium") or set CHROMIUM_PATH to one.',
  );
}

/**
 * The path of a Chromium for tests that do not depend on the whole browser: `CHROMIUM_PATH`, or the
 * headless shell, installed first where this is root on Debian; elsewhere the same as `browser()`.
 */
export function headlessShell(): string {
  const full = browser();
  if (process.env.CHROMIUM_PATH) return full;
  if (!onPath(SHELL)) installFromDebian(SHELL);
  return onPath(SHELL) ?? full;
}

/** Whether the fallback serif is installed; assumed where that cannot be checked. */
function hasFonts(): boolean {
  const { stdout } = spawnSync('fc-match', ['Times New Roman', 'family'], { encoding: 'utf8' });
  return !stdout || /Times New Roman|Liberation Serif/.test(stdout);
}
