import type { IslandsOptions } from 'waku-islands';
import type { CriticalCssOptions } from 'waku-islands/critical-css';
import { clientLibrary } from '../build-helpers/settings';

/**
 * Other outputs of the same sources, for comparison: `NOUGHTLINE_OUTPUT=stock` is Waku's own
 * output, `full` adds this site's critical CSS to it.
 */
const output = process.env.NOUGHTLINE_OUTPUT;

/** This site's options for `packages/waku-islands`. */
export const islandsOptions: IslandsOptions = {
  mode: output === 'full' ? 'full' : 'islands',
  // Waku's own client needs React.
  client: output === 'full' ? 'react' : clientLibrary(),
  hooks: 'src/build/page-hooks.ts',
  script: 'src/layout/page-script.ts',
  pageScripts: {
    'data-clock': 'src/contact/clock-script.ts',
    'data-contents': 'src/articles/article-script.ts',
    'data-rotation': 'src/carousel/blog-script.ts',
    'data-same-unit': 'src/work/client-rates-script.ts',
    'data-number-field': 'src/home/number-field-script.ts',
    'data-own-number': 'src/work/own-number-script.ts',
  },
  pagesAhead: true,
};

/**
 * This site's options for critical CSS. `keep` names the attributes that a page script sets once
 * the page is open: their rules stay where the built page lacks the attribute.
 */
export const cssOptions: CriticalCssOptions = {
  keep: [
    '[data-js]',
    '[data-number]',
    '[data-theme]',
    '[data-open]',
    '[aria-current]',
    '[aria-hidden]',
  ],
  preloadFonts: true,
};
