/**
 * Where the site is served from, as a path: `/` on a domain of its own,
 * `/noughtline/` below one (GitHub Pages). From `BASE_PATH` in the environment.
 *
 * @throws when the value is not a path that begins and ends with a slash, or climbs
 */
export const basePath = readBasePath(process.env.BASE_PATH);

/**
 * Where the build goes. `tools/build.ts` says so by `NOUGHTLINE_DIST`, so that
 * a build that fails leaves the one before it whole.
 */
export const distFolder = process.env.NOUGHTLINE_DIST || 'dist';

function readBasePath(given: string | undefined): string {
  if (given === undefined || given === '') return '/';
  if (/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(given)) return given;
  throw new Error(
    `BASE_PATH is "${given}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
  );
}
