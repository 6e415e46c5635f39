import { articles } from '../../src/articles/article-list';
import { type Route, routes } from '../../src/routes';

/** The longest article, and one of the two short ones. */
const longest = articles.toSorted((a, b) => b.source.length - a.source.length)[0]?.path;
const short = articles.find(({ slug }) => slug.startsWith('hospitality'))?.path;

/** What `npm test` opens, each of another kind; the run of every page opens the rest. */
const FIRST: ReadonlySet<string | undefined> = new Set(['/', '/contact', '/blog', longest]);

/**
 * Every page that sweeps through the site in a browser visit. All articles are made of one template, so
 * two stand for them; the tests of built files read every one. Pages in frames have tests of their own.
 * ` @full`, at the end of a test's name, leaves it to the run of every page.
 */
export const sweptRoutes = routes
  .filter(
    ({ path, kind }) =>
      kind !== 'frame' && (kind !== 'article' || path === longest || path === short),
  )
  .map((route) => ({ ...route, tag: FIRST.has(route.path) ? '' : ' @full' }) as const);

/** The address at which a page is seen: that of unknown addresses at one that nothing has. */
export function addressOf({ path, kind }: Pick<Route, 'path' | 'kind'>): string {
  return kind === 'not-found' ? '/no/such-page' : path;
}
