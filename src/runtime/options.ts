/** Options of the Vite plugin. Everything has a default. */
export interface IslandsOptions {
  /**
   * `islands`: pages without React until an island is wanted. `full`: Waku's own client. Default:
   * `islands`.
   */
  readonly mode?: 'islands' | 'full';
  /**
   * A module of yours, relative to the project, that every page inlines. It runs before the first
   * paint. Its default export, if any, is called with each press on an island that waits for React,
   * and returns whether it has answered it.
   */
  readonly script?: string;
  /** Modules that are inlined only in pages that contain an attribute: `{ 'data-carousel': 'src/carousel.ts' }`. */
  readonly pageScripts?: Readonly<Record<string, string>>;
  /** Puts the CSS that a page uses into the page, instead of links to the style sheets. Default: on. */
  readonly criticalCss?: boolean | CriticalCssOptions;
  /**
   * Speculation rules for the browsers that have them; in others the page under the pointer is fetched
   * into the cache. Needs a second hash in a Content-Security-Policy. Default: none.
   */
  readonly speculationRules?: object;
}

/** Options of the critical CSS. */
export interface CriticalCssOptions {
  /** Attributes that a script of yours sets: their rules stay. */
  readonly attributes?: readonly string[];
  /** Preloads the WOFF2 fonts that the critical CSS names. Default: off. */
  readonly preloadFonts?: boolean;
}

/** The options, with defaults filled in. */
export interface Settings {
  readonly mode: 'islands' | 'full';
  readonly script: string | undefined;
  readonly pageScripts: Readonly<Record<string, string>>;
  readonly criticalCss: CriticalCssOptions | undefined;
  readonly speculationRules: string | undefined;
}

/**
 * Fills in the defaults.
 *
 * @throws one error that lists every option that is wrong
 */
export function settingsOf(options: IslandsOptions): Settings {
  const { mode = 'islands', script, pageScripts = {}, criticalCss = true } = options;
  const wrong = Object.keys(pageScripts).filter((name) => !/^[a-z][a-z0-9-]*$/.test(name));
  if (wrong.length > 0) {
    throw new Error(
      `Options of waku-islands:\n  ${wrong.map((name) => `pageScripts: "${name}" is no attribute; write a name such as data-carousel`).join('\n  ')}`,
    );
  }
  return {
    mode,
    script,
    pageScripts,
    criticalCss: criticalCss === true ? {} : criticalCss || undefined,
    speculationRules: options.speculationRules && JSON.stringify(options.speculationRules),
  };
}
