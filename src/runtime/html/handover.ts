import type { ShapedPage } from './shape-page.ts';

/** One build of all pages. */
export interface Transform {
  /** Records a payload, since each page names the size of its own. */
  readonly addPayload: (file: string, size: number) => void;
  readonly page: (file: string, html: string) => ShapedPage;
  /** Finishes the style sheets. Returns all inline scripts of the site, for a Content-Security-Policy. */
  readonly end: () => readonly string[];
}

const KEY = Symbol.for('waku-lazy-hydration:begin');
const shared = globalThis as { [KEY]?: (() => Promise<Transform>) | undefined };

/**
 * Makes the transform available to the built server, which Waku runs in the same process to generate the
 * pages. In the server's bundle, PostCSS and the bundler would have to be bundled too.
 */
export function offerTransform(begin: (() => Promise<Transform>) | undefined): void {
  shared[KEY] = begin;
}

/** @throws where the plugin is not in the configuration */
export function beginTransform(): Promise<Transform> {
  const begin = shared[KEY];
  if (!begin) {
    throw new Error(
      'waku.config.ts: add lazyHydration() of waku-lazy-hydration/vite to vite.plugins; src/waku.server.tsx uses withLazyHydration().',
    );
  }
  return begin();
}
