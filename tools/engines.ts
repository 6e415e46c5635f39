import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian } from './debian.ts';

/** A browser engine besides Chromium, in which the whole browser suite runs. */
export type Engine = 'firefox' | 'webkit';

/** Where the programs of WebKit lie: the driver, the browser that it drives, and a display for both. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

/** In the order in which they are named. */
export const allEngines: readonly Engine[] = ['firefox', 'webkit'];

const PACKAGES = {
  firefox: ['firefox-esr'],
  // WebKit draws by OpenGL, whose software drivers its package only recommends.
  webkit: ['webkit2gtk-driver', 'xvfb', 'libgl1-mesa-dri'],
} as const;
/** Distributions install it next to the library, not on the PATH. */
const MINI_BROWSER = '/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.*/MiniBrowser';

/** Those of the engines that are on this machine; what is missing is installed first where that can be. */
export function engines(): readonly Engine[] {
  const missing = allEngines.filter((name) => !isInstalled(name));
  if (missing.length > 0) installFromDebian(...missing.flatMap((name) => PACKAGES[name]));
  return allEngines.filter(isInstalled);
}

function isInstalled(engine: Engine): boolean {
  switch (engine) {
    case 'firefox':
      return firefoxProgram() !== undefined;
    case 'webkit':
      return webKitPrograms() !== undefined;
  }
}

/** The path of a Firefox, or nothing where there is none. */
export function firefoxProgram(): string | undefined {
  return onPath('firefox-esr') ?? onPath('firefox');
}

/** What it takes to drive WebKitGTK, or nothing where a part of it is missing. */
export function webKitPrograms(): WebKitPrograms | undefined {
  const driver = onPath('WebKitWebDriver');
  const display = onPath('Xvfb');
  const mini = globSync(MINI_BROWSER)[0];
  return driver && display && mini ? { driver, display, browser: mini } : undefined;
}

function onPath(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name))
    .find((file) => existsSync(file));
}
