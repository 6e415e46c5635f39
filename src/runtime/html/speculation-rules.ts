/**
 * Where the browser can, a page that the pointer rests on is made ready before
 * it is asked for. `start.tsx` ends this once React fetches ahead itself. A
 * browser that was asked to save data leaves it out.
 *
 * @see https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API
 */
export const speculationRules: string = JSON.stringify({
  prerender: [
    {
      // Pages, and not files: these have a dot in their names.
      where: { selector_matches: '[href^="/"]:not([href*="."],[target])' },
      eagerness: 'moderate',
    },
  ],
});
