import { withBasePath } from '../site/urls';

/** One of the site's icons as a file. */
export interface FaviconFile {
  /** The file's path from the root, without the base path. */
  readonly path: `/${string}`;
  readonly type: 'image/svg+xml' | 'image/png' | 'image/x-icon';
  /** Sides in pixels; none for a drawing that has any size. */
  readonly sizes: readonly number[];
}

/** The site's icons by use. */
export const faviconFiles = {
  /** An SVG, which follows day and night. */
  drawing: { path: '/favicon.svg', type: 'image/svg+xml', sizes: [] },
  /** For programs that ask for this name unprompted, browsers that know no SVG icons among them. */
  fallback: { path: '/favicon.ico', type: 'image/x-icon', sizes: [16, 32, 48] },
  touch: { path: '/apple-touch-icon.png', type: 'image/png', sizes: [180] },
  small: { path: '/icon-192.png', type: 'image/png', sizes: [192] },
  large: { path: '/icon-512.png', type: 'image/png', sizes: [512] },
  /** A maskable icon: launchers may crop it to a circle. */
  maskableSmall: { path: '/icon-maskable-192.png', type: 'image/png', sizes: [192] },
  maskableLarge: { path: '/icon-maskable-512.png', type: 'image/png', sizes: [512] },
} as const satisfies Record<string, FaviconFile>;

/** Where the web manifest stands, without the base path. */
export const manifestPath = '/site.webmanifest';

/** The icons that every page's head links to, each with the attributes of its `<link>`. */
export const faviconLinks = [
  {
    rel: 'icon',
    href: withBasePath(faviconFiles.drawing.path),
    type: faviconFiles.drawing.type,
    sizes: 'any',
  },
  { rel: 'apple-touch-icon', href: withBasePath(faviconFiles.touch.path) },
];
