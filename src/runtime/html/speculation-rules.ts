/**
 * Speculation rules that prerender a link's page while the pointer rests on it. `start.tsx` removes
 * them once React prefetches payloads itself. Browsers ignore them in data-saving mode.
 *
 * @param basePath the path that the site is served from
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules = (basePath: string): string =>
  JSON.stringify({
    prerender: [
      {
        where: {
          and: [
            { href_matches: `${basePath}*` },
            { not: { href_matches: `${basePath}*.*` } },
            { not: { selector_matches: '[target]' } },
          ],
        },
        eagerness: 'moderate',
      },
    ],
  });
