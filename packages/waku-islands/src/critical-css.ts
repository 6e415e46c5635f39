import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { inlineStyles } from './html/inline-styles.ts';
import type { CriticalCssOptions } from './options.ts';
import { quotedFile } from './package-files.ts';
import { replacing } from './replacing.ts';
import { offerStyles } from './rsc/wrap-handlers.ts';
import { ADAPTER, aroundHandlers } from './waku.ts';

export { unusedVariables } from './html/unused-variables.ts';
export type { CriticalCssOptions } from './options.ts';

const NAME = 'waku-islands:critical-css';

/**
 * The Vite plugin: puts the CSS that a built page can use into the page, in place of links to style
 * sheets of this build. It works without islands, and islands work without it.
 */
export function criticalCss(options: CriticalCssOptions = {}): Plugin {
  return {
    name: NAME,
    apply: 'build',
    enforce: 'pre',
    configResolved({ root, base, logger, environments }) {
      const folder = resolve(root, environments.client?.build.outDir ?? 'dist/public');
      offerStyles(
        inlineStyles({ folder, base, warn: (line) => logger.warn(`${NAME}: ${line}`) }, options),
      );
    },
    ...replacing(NAME, [
      {
        environment: 'rsc',
        source: ADAPTER,
        code: (original) =>
          aroundHandlers(
            original,
            `import { withStyles } from ${quotedFile('rsc/wrap-handlers')};`,
            'withStyles(handlers)',
          ),
      },
    ]),
  };
}
