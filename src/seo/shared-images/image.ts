/** The size of every shared image, as Open Graph asks for it. */
export const OG_SIZE = { width: 1200, height: 630 } as const;

/**
 * Where a page's shared image stands.
 *
 * @param path the page, as the list of pages has it: `/` or `/blog/some-article`
 * @returns a path without the base path: `/og/home.jpg`, `/og/blog/some-article.jpg`
 */
export function ogImagePath(path: string): `/og/${string}.jpg` {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.jpg`;
}
