import { isWake, STRATEGIES, type Wake } from './wake-strategies.ts';

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

/** What to write as `wake`, for messages. @internal */
export const WRITE_WAKE = `write never, or one or several of ${STRATEGIES.join(', ')}, such as press with-react`;

const MODES: readonly string[] = ['islands', 'none', 'full'] satisfies Mode[];
const WRITE_MODE = `is no mode; write one of ${MODES.join(', ')}`;

/**
 * Checks the options, which may stand in a file without types.
 *
 * @throws one error that lists every option that is wrong, with what to write @internal
 */
export function assertOptions(options: IslandsOptions): void {
  const { mode = 'islands', client = 'react', pageScripts, routes, include } = options;
  const wrong: string[] = [];
  const check = (isRight: boolean, problem: string) => {
    if (!isRight) wrong.push(problem);
  };
  check(MODES.includes(mode), `mode: "${mode}" ${WRITE_MODE}`);
  check(
    ['react', 'preact'].includes(client),
    `client: "${client}" is no client; write one of react, preact`,
  );
  check(
    client !== 'preact' || !hasMode('full', options),
    `client: 'preact' cannot be combined with pages whose mode is full, since Waku's own client is React`,
  );
  for (const name in pageScripts)
    check(
      /^[a-z][a-z0-9-]*$/.test(name),
      `pageScripts: "${name}" is no attribute; write a name such as data-carousel`,
    );
  for (const [path, one] of Object.entries(routes ?? {})) {
    check(
      /^\/(?:[^*]*\/)?\*?[^*]*$/.test(path),
      `routes: "${path}" is no path; write one such as /imprint or /app/*`,
    );
    check(MODES.includes(one), `routes: "${one}" of ${path} ${WRITE_MODE}`);
  }
  for (const [name, wake] of Object.entries(include ?? {}))
    check(isWake(`${wake}`), `include: "${wake}" of ${name} is no wake; ${WRITE_WAKE}`);
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
