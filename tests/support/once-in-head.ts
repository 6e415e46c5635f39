/** By selector, what the metadata of every page hold exactly once: as they are written, and as they were built. */
export const ONCE_IN_HEAD: readonly string[] = [
  'title',
  'meta[name=description]',
  'meta[name=robots]',
  ...['title', 'description', 'type', 'url', 'image', 'image:width'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  ...['image:height', 'image:alt', 'locale', 'site_name'].map(
    (name) => `meta[property="og:${name}"]`,
  ),
  'meta[name="twitter:card"]',
  'meta[name=theme-color][media="(prefers-color-scheme: light)"]',
  'meta[name=theme-color][media="(prefers-color-scheme: dark)"]',
  'link[rel=alternate][type="application/rss+xml"]',
  'link[rel=alternate][type="application/feed+json"]',
];
