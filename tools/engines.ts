import { globSync } from 'node:fs';
import { installFromDebian, onPath } from './programs.ts';

/** Where the programs of WebKit lie: the driver, the browser that it drives, and what gives both a display. */
interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** The browser engines besides Chromium, in the order in which they are named. */
export const allEngines = ['firefox', 'webkit'] as const;
export type Engine = (typeof allEngines)[number];

const PACKAGES = {
  firefox: ['firefox-esr'],
  // WebKit draws by OpenGL, whose software drivers its package only recommends.
  webkit: ['webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri'],
} as const;
/** Distributions install it next to the library, not on the PATH. */
const MINI_BROWSER = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser';

/** Those of the engines that are on this machine; what is missing is installed first where that can be. */
export function engines(): readonly Engine[] {
  const isInstalled = (name: Engine) =>
    name === 'firefox' ? firefoxProgram() !== undefined : webKitPrograms() !== undefined;
  const missing = allEngines.filter((name) => !isInstalled(name));
  if (missing.length > 0) installFromDebian(...missing.flatMap((name) => PACKAGES[name]));
  return allEngines.filter(isInstalled);
}

/** The path of a Firefox, or nothing where there is none. */
export const firefoxProgram = (): string | undefined => onPath('firefox-esr', 'firefox');

/** What it takes to drive WebKitGTK, or nothing where a part of it is missing. */
export function webKitPrograms(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('xvfb-run');
  const [browser] = globSync(MINI_BROWSER);
  return driver && display && browser ? { driver, display, browser } : undefined;
}
