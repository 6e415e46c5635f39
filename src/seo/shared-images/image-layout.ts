import { colours } from '../../theme/colours';

/** The size of every shared image, as Open Graph asks for it. */
export const OG_SIZE = { width: 1200, height: 630 } as const;

/**
 * The path of a page's shared image.
 *
 * @param path the page, as the list of pages has it: `/` or `/blog/some-article`
 * @returns a path without the base path: `/og/home.jpg`, `/og/blog/some-article.jpg`
 */
export function ogImagePath(path: string): `/og/${string}.jpg` {
  return `/og/${path === '/' ? 'home' : path.slice(1)}.jpg`;
}

/* The page's own layout, at the size of a shared image, at night. All in pixels. */

/** Where the meridian stands, and where the part right of it begins. */
export const MERIDIAN = 816;
export const RIGHT: number = MERIDIAN + 34;
export const PHOTO = { left: RIGHT, top: 0, width: OG_SIZE.width - RIGHT, height: 440 } as const;

export const NIGHT = {
  page: colours.page.night,
  text: colours.text.night,
  quiet: colours.quiet.night,
  line: colours.line.night,
} as const;
