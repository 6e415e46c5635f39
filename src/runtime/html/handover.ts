import type { TransformedPage } from './transform.ts';

/** One build of all pages. */
export interface Transform {
  /** Whether Waku's own client runs, which requests payloads. */
  readonly needsPayloads: boolean;
  /** @throws what an island threw while the page was rendered */
  readonly page: (file: string, html: string) => TransformedPage;
  /** Returns all inline scripts of the site, for a Content-Security-Policy. */
  readonly end: () => readonly string[];
}

const KEY = Symbol.for('waku-islands:begin');
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
      'waku.config.ts: add islands() of waku-islands/vite to vite.plugins; src/waku.server.tsx uses withIslands().',
    );
  }
  return begin();
}
