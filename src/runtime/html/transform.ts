import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from '../options.ts';
import { compileBoot } from './compile-boot.ts';
import type { Transform } from './handover.ts';
import { withoutFonts } from './late-sheet.ts';
import { shapePage } from './shape-page.ts';
import { createUsedStyles } from './used-styles.ts';

/** Where a site is built, as Vite and Waku were told. */
export interface BuildPlace {
  /** The folder of the project. */
  readonly root: string;
  /** The folder of the built files. */
  readonly publicFolder: string;
  readonly basePath: string;
  readonly rscBase: string;
  /** Writes a line to the terminal. */
  readonly say: (line: string) => void;
}

/** Compiles the boot script and prepares the transform of the pages. */
export async function createTransform(place: BuildPlace, settings: Settings): Promise<Transform> {
  const { root, publicFolder, basePath, rscBase } = place;
  const { attribute, criticalCss, speculationRules } = settings;
  const { boot, pageBoot } = await compileBoot(root, settings);
  const payloadSizes = new Map<string, number>();
  const others = new Set<string>();
  let pages = 0;
  let hasControl = false;
  const context = {
    basePath,
    rscBase,
    boot,
    speculationRules,
    payloadSizes,
    payloadAddress: settings.payloadAddress ?? ((file: string) => basePath + file),
    pageScripts: (html: string) =>
      [...pageBoot].flatMap(([name, script]) => (html.includes(` ${name}="`) ? [script] : [])),
    usedStyles: criticalCss ? createUsedStyles(publicFolder, basePath, criticalCss) : undefined,
  };
  return {
    addPayload: (file, size) => void payloadSizes.set(file, size),
    page: (file, html) => {
      const shaped = shapePage(file, html, context);
      for (const script of shaped.scripts) others.add(script);
      pages += 1;
      hasControl ||= html.includes(` ${attribute}="`);
      return shaped;
    },
    end: () => {
      if (pages > 0 && !hasControl) {
        place.say(
          `waku-lazy-hydration: no page has an element with ${attribute}, so React never starts. Add the attribute to the controls that need React.`,
        );
      }
      if (criticalCss?.lateSheet) {
        for (const name of globSync('**/*.css', { cwd: publicFolder })) {
          const file = join(publicFolder, name);
          writeFileSync(file, withoutFonts(readFileSync(file, 'utf8')));
        }
      }
      return [...new Set([boot, ...pageBoot.values(), ...rulesOf(speculationRules), ...others])];
    },
  };
}

const rulesOf = (rules: string | undefined): string[] => (rules ? [rules] : []);
