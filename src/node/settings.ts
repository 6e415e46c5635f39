import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

/*
 * What the environment says of a build. Imported first by every command: `.env` sets what the environment does
 * not, as Waku itself reads it.
 */
if (existsSync('.env')) loadEnvFile('.env');

/**
 * The path that the site is served from: `/` on its own domain, `/noughtline/` on GitHub Pages. Set
 * by `BASE_PATH`.
 *
 * @throws when it does not begin and end with a slash, or contains `.` or `..` segments
 */
export function basePath(): string {
  const given = process.env.BASE_PATH;
  if (given === undefined || given === '') return '/';
  if (/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(given)) return given;
  throw new Error(
    `BASE_PATH is "${given}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
  );
}

/**
 * The output folder. `tools/build.ts` sets `NOUGHTLINE_DIST` to a temporary folder, so that a failed
 * build leaves the previous one intact.
 */
export const distFolder = (): string => process.env.NOUGHTLINE_DIST || 'dist';

/** Whether the output is Waku's own, to compare with. */
export const isStock = (): boolean => process.env.NOUGHTLINE_OUTPUT === 'stock';
