import type { ClassGroups } from './build/class-groups';
import type { LazyHydrationOptions } from './runtime/vite';

/** `NOUGHTLINE_STOCK=1` builds Waku's own output, so that the two can be compared. */
export const isStock = (): boolean => process.env.NOUGHTLINE_STOCK === '1';

/**
 * What this site wants of `src/runtime`. Its hooks while pages are built are in `src/build/page-hooks.ts`,
 * those of the browser in `src/waku.client.tsx`.
 *
 * @param classGroups the classes that always stand together; see `src/build/class-groups.ts`
 */
export function lazyHydrationOptions(classGroups: ClassGroups): LazyHydrationOptions {
  return {
    boot: 'src/boot/main.ts',
    pageBoot: {
      'data-contents': 'src/boot/article.ts',
      'data-rotation': 'src/boot/blog.ts',
      'data-hold': 'src/boot/contact.ts',
      'data-log-path': 'src/boot/lost.ts',
    },
    criticalCss: {
      attributes: ['data-theme'],
      // As a document changes, what stands in the same place fades into itself.
      leaveOut: { selector: /::view-transition/, property: /^view-transition-name$/ },
      preloadFonts: true,
      classGroups,
      inlineVariables: true,
      lateSheet: true,
    },
    // Where the browser can, a page that the pointer rests on is prerendered. A browser that was asked to
    // save data leaves it out.
    speculationRules: {
      prerender: [
        {
          // Pages, and not files: these have a dot in their names.
          where: { selector_matches: "[href^='/']:not([href*='.'],[target])" },
          eagerness: 'moderate',
        },
      ],
    },
  };
}
