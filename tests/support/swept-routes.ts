import { articles } from '../../src/articles/article-list';
import { type Route, routes } from '../../src/routes';

/** The longest article, and one of the two short ones, which are about hospitality. */
const longest = articles.toSorted((a, b) => b.source.length - a.source.length)[0]?.path;
const short = articles.find(({ slug }) => slug.startsWith('hospitality'))?.path;

/** The pages that `npm test` opens: home, the form, the list, the longest article. */
const FIRST: ReadonlySet<string | undefined> = new Set(['/', '/contact', '/blog', longest]);

/**
 * The pages that browser tests visit. Articles share a template, so two of them are enough; the
 * tests of built files read all. Pages in frames have tests of their own. ` @full` at the end of a
 * test's title leaves it to the full run.
 */
export const sweptRoutes = routes
  .filter(
    ({ path, kind }) =>
      kind !== 'frame' && (kind !== 'article' || path === longest || path === short),
  )
  .map((route) => ({ ...route, tag: FIRST.has(route.path) ? '' : ' @full' }) as const);

/** The address of a page; the 404 page is seen at an unknown one. */
export function addressOf({ path, kind }: Pick<Route, 'path' | 'kind'>): string {
  return kind === 'not-found' ? '/no/such-page' : path;
}
