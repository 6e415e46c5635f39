import type { Wake } from './wake.ts';

/**
 * How a page arrives.
 *
 * - `islands`: without React, until an island is wanted.
 * - `none`: without any script. An island on such a page stops the build.
 * - `full`: with Waku's own client, which hydrates all of it: an application.
 */
export type Mode = 'islands' | 'none' | 'full';

export type Client = 'react' | 'preact';

/** Options of the Vite plugin. Everything has a default. */
export interface IslandsOptions {
  /** How pages arrive. Default: `islands`. */
  readonly mode?: Mode;
  /**
   * The library that runs in the browser. `preact` replaces React there, with a sixth of its bytes,
   * while the server still renders with React. Needs the package `preact`; the README says what
   * differs. Default: `react`.
   */
  readonly client?: Client;
  /** Modes by path: `{ '/app/*': 'full', '/imprint': 'none' }`. The longest match counts. */
  readonly routes?: Readonly<Record<string, Mode>>;
  /**
   * Packages whose client components are islands, and when they wake: `{ '@acme/ui': 'press' }`.
   */
  readonly include?: Readonly<Record<string, Wake>>;
  /**
   * A module of yours, relative to the project, inlined in every page of mode `islands`. It runs
   * before the first paint. Its default export, if any, is called with each press on an island that
   * waits for React, and returns whether it has answered it.
   */
  readonly script?: string;
  /** Modules inlined only in pages with an attribute: `{ 'data-carousel': 'src/carousel.ts' }`. */
  readonly pageScripts?: Readonly<Record<string, string>>;
  /**
   * Fetches pages ahead, each once, for a mouse: the page of a link with `data-ahead` when the
   * mouse rests on the link, any other page of the site at the press. Pages are prerendered; a
   * browser that cannot do so fetches only pages with `data-ahead`, into its cache. Needs a second
   * hash in a Content-Security-Policy. Default: off.
   */
  readonly pagesAhead?: boolean;
  /** A module of yours, relative to the project, whose default export is `BuildHooks`. */
  readonly hooks?: string;
}

/** @throws one error that lists every option that is wrong @internal */
export function assertOptions(options: IslandsOptions): void {
  const { pageScripts = {}, routes = {}, client = 'react' } = options;
  const wrong = [
    ...(client === 'preact' && hasMode('full', options)
      ? [
          `client: 'preact' cannot be combined with pages whose mode is full, since Waku's own client is React`,
        ]
      : []),
    ...(client === 'react' || client === 'preact'
      ? []
      : [`client: "${client}" is neither "react" nor "preact"`]),
    ...Object.keys(pageScripts)
      .filter((name) => !/^[a-z][a-z0-9-]*$/.test(name))
      .map((name) => `pageScripts: "${name}" is no attribute; write a name such as data-carousel`),
    ...Object.keys(routes)
      .filter((path) => !/^\/(?:[^*]*\/)?\*?[^*]*$/.test(path))
      .map((path) => `routes: "${path}" is no path; write one such as /imprint or /app/*`),
  ];
  if (wrong.length > 0) throw new Error(`Options of waku-islands:\n  ${wrong.join('\n  ')}`);
}

/** The mode of the page at a path. @internal */
export function modeOf(path: string, { mode = 'islands', routes = {} }: IslandsOptions): Mode {
  const fits = Object.keys(routes).filter((route) =>
    route.endsWith('/*') ? `${path}/`.startsWith(route.slice(0, -1)) : route === path,
  );
  return routes[fits.toSorted((a, b) => b.length - a.length)[0] ?? ''] ?? mode;
}

/** Whether a mode occurs, as far as the options tell. @internal */
export const hasMode = (wanted: Mode, { mode = 'islands', routes = {} }: IslandsOptions): boolean =>
  [mode, ...Object.values(routes)].includes(wanted);

/** Options of the critical CSS. */
export interface CriticalCssOptions {
  /** Selectors that scripts set, whose rules are kept: `['.dark', '[data-theme]']`. */
  readonly keep?: readonly string[];
  /** Preloads the WOFF2 fonts that the critical CSS names. Default: off. */
  readonly preloadFonts?: boolean;
}
