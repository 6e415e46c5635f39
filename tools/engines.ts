import { globSync } from 'node:fs';
import { installFromDebian, onPath } from './programs.ts';

/** Paths of WebKit's programs: the driver, the browser that it drives, and a virtual display. */
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
/** Distributions install WebKit's browser next to the library, not on the PATH. */
const MINI_BROWSER = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser';

/** The engines on this machine, after the missing ones are installed where that is possible. */
export function engines(): readonly Engine[] {
  const isInstalled = (name: Engine) =>
    name === 'firefox' ? firefoxProgram() !== undefined : webKitPrograms() !== undefined;
  const missing = allEngines.filter((name) => !isInstalled(name));
  if (missing.length > 0) installFromDebian(...missing.flatMap((name) => PACKAGES[name]));
  return allEngines.filter(isInstalled);
}

/** The path of a Firefox, or nothing where there is none. */
export const firefoxProgram = (): string | undefined => onPath('firefox-esr', 'firefox');

/** The programs to drive WebKitGTK; undefined where one of them is missing. */
export function webKitPrograms(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('xvfb-run');
  const [browser] = globSync(MINI_BROWSER);
  return driver && display && browser ? { driver, display, browser } : undefined;
}
