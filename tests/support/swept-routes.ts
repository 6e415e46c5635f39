import { statSync } from 'node:fs';
import { articles } from '../../src/articles/article-list';
import { type Route, routes } from '../../src/site/routes';

/** The longest article, and one of the two short ones. */
const longest = articles.toSorted((a, b) => sizeOf(b.slug) - sizeOf(a.slug))[0]?.path;
const short = articles.find(({ slug }) => slug.startsWith('hospitality'))?.path;

function sizeOf(slug: string): number {
  return statSync(`src/content/articles/${slug}.mdx`).size;
}

/**
 * Every page that sweeps through the site in a browser visit. All articles are made of one template, so
 * two stand for them; the tests of built files read every one. Pages in frames have tests of their own.
 */
export const sweptRoutes: readonly Route[] = routes.filter(
  ({ path, kind }) =>
    kind !== 'frame' && (kind !== 'article' || path === longest || path === short),
);
