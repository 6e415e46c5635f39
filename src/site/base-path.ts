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
