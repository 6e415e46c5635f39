/** Path that the site is served from: `/` on its own domain, `/noughtline/` on GitHub Pages. */
export const basePath: string = readBasePath(process.env.BASE_PATH);

/**
 * Output folder. `tools/build.ts` sets `NOUGHTLINE_DIST` to a temporary folder, so that a failed
 * build leaves the previous one intact.
 */
export const distFolder: string = process.env.NOUGHTLINE_DIST || 'dist';

/**
 * Validates a base path.
 *
 * @param given the value of `BASE_PATH`
 * @throws when it does not begin and end with a slash, or contains `.` or `..` segments
 */
export function readBasePath(given: string | undefined): string {
  if (given === undefined || given === '') return '/';
  if (/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(given)) return given;
  throw new Error(
    `BASE_PATH is "${given}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
  );
}
