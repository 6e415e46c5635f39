import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { installFromDebian, isRoot } from './debian.ts';
import { run } from './run.ts';

/** The site's fallback fonts are fitted to these; other systems have similar ones. */
const FONTS = 'fonts-liberation';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without its own user interface: the browser tests take 11 minutes with it instead of 20. */
const SHELL = 'chromium-headless-shell';

/**
 * Launch flags. As root Chromium cannot use its sandbox; the others stop background requests, which
 * would be counted.
 */
export const launchFlags: readonly string[] = isRoot
  ? [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ]
  : [];

/**
 * The path of a Chromium: the one named by `CHROMIUM_PATH`, Playwright's own,
 * or the system's. Nothing where there is none.
 *
 * @throws when `CHROMIUM_PATH` names a file that cannot be run
 */
function findBrowser(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM_PATH is "${named}", which is no program that can be run.`);
  }
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  return onPath(NAMES);
}

function onPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

/**
 * The path of a Chromium, installed first where there is none: from Debian's
 * packages where this is root on Debian, else as Playwright's own download.
 *
 * @throws one error that says what to do when neither works
 */
export function browser(): string {
  const found = findBrowser();
  if (found) {
    if (!hasFonts()) installFromDebian(FONTS);
    return found;
  }
  process.stderr.write('No Chromium was found: one is being installed for the tests.\n');
  installFromDebian('chromium', SHELL, FONTS);
  const installed = findBrowser();
  if (installed) return installed;
  run('npx', ['playwright', 'install', 'chromium']);
  const downloaded = findBrowser();
  if (downloaded) return downloaded;
  throw new Error(
    'The browser tests need Chromium, and none could be installed. Install it (on Debian "sudo apt-get install chromium") or set CHROMIUM_PATH to one.',
  );
}

/**
 * The path of a Chromium for tests that do not depend on the whole browser: `CHROMIUM_PATH`, or the
 * headless shell, installed first where this is root on Debian; elsewhere the same as `browser()`.
 *
 * @throws as `browser()` does
 */
export function headlessShell(): string {
  const full = browser();
  if (process.env.CHROMIUM_PATH) return full;
  const shell = onPath([SHELL]);
  if (shell) return shell;
  installFromDebian(SHELL);
  return onPath([SHELL]) ?? full;
}

/** Whether the fallback serif is installed; assumed where that cannot be checked. */
function hasFonts(): boolean {
  const { stdout } = spawnSync('fc-match', ['Times New Roman', 'family'], { encoding: 'utf8' });
  return !stdout || /Times New Roman|Liberation Serif/.test(stdout);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
