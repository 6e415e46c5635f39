import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { offerTransform } from './html/handover.ts';
import { lateSheet } from './html/late-sheet.ts';
import { createTransform } from './html/transform.ts';
import { type LazyHydrationOptions, settingsOf } from './options.ts';
import { assertRelease, EXPORTS, noteVersion, UnexpectedWaku } from './waku.ts';

export { shortVariables } from './html/short-variables.ts';
export { unusedVariables } from './html/unused-variables.ts';
export type { CriticalCssOptions, LazyHydrationOptions } from './options.ts';

const NAME = 'waku-lazy-hydration';

/**
 * The Vite plugin: compiles the boot script and has the pages transformed that
 * `withLazyHydration()` in `src/waku.server.tsx` hands over. Does nothing in development.
 */
export function lazyHydration(options: LazyHydrationOptions = {}): Plugin {
  const settings = settingsOf(options);
  return {
    name: NAME,
    config: {
      // Runs after the site's own configuration, whose PostCSS plugins come first.
      order: 'post',
      handler(config, { command }) {
        // Imports modules of Waku that must not be duplicated.
        const optimizeDeps = { exclude: [`${NAME}/client`, `${NAME}/react`] };
        const environments = {
          client: { optimizeDeps },
          ssr: { optimizeDeps, resolve: { noExternal: [NAME] } },
          rsc: { optimizeDeps, resolve: { noExternal: [NAME] } },
        };
        if (command === 'serve') return { environments };
        if (!settings.criticalCss?.lateSheet) return;
        if (typeof config.css?.postcss === 'string') {
          throw new Error(
            `${NAME}: criticalCss.lateSheet needs PostCSS plugins in css.postcss.plugins, not in a file.`,
          );
        }
        return { css: { postcss: { plugins: lateSheet() } } };
      },
    },
    configResolved(config) {
      if (config.command !== 'build') return;
      checkRelease(config.root);
      offerTransform(() => createTransform(placeOf(config), settings));
    },
  };
}

function placeOf(config: ResolvedConfig) {
  const { root, base, logger, environments, define = {} } = config;
  const rscBase = define['import.meta.env.WAKU_CONFIG_RSC_BASE'];
  const outDir = environments.client?.build.outDir;
  if (typeof rscBase !== 'string' || !outDir) {
    throw new UnexpectedWaku(
      'waku.config.ts',
      'the environment "client" and import.meta.env.WAKU_CONFIG_RSC_BASE in Vite’s configuration',
    );
  }
  return {
    root,
    publicFolder: resolve(root, outDir),
    basePath: base,
    rscBase: JSON.parse(rscBase) as string,
    say: (line: string) => logger.warn(line),
  };
}

/** Checks the installed Waku before the build. */
function checkRelease(root: string): void {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  const manifest = find('waku/package.json');
  noteVersion((JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version);
  const folder = dirname(manifest);
  const codes = new Map<string, string>();
  for (const module of Object.keys(EXPORTS)) {
    try {
      codes.set(module, readFileSync(find(module), 'utf8'));
    } catch {
      // Reported as missing.
    }
  }
  const all = globSync('dist/**/*.js', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  assertRelease(codes, all.join('\n'));
}
