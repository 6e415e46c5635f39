import { SIGNS } from './browser/signs.ts';

/** Options of the Vite plugin. Everything has a default. */
export interface LazyHydrationOptions {
  /**
   * What starts React.
   *
   * - `attribute`: marks the controls that need React; a sign counts only on such an element or inside
   *   one. Default: `data-wake`.
   * - `signs`: the events that count. Of a touch only `click` does. Default: see `SIGNS`.
   */
  readonly wake?: { readonly attribute?: string; readonly signs?: readonly string[] };
  /**
   * A module of yours, relative to the project, that is compiled into the boot script. It runs before the
   * first paint. Its default export, if any, is called with each pressed control and returns whether it
   * has answered the press without React.
   */
  readonly boot?: string;
  /** Modules that are inlined only in pages that contain an attribute: `{ 'data-carousel': 'src/carousel.ts' }`. */
  readonly pageBoot?: Readonly<Record<string, string>>;
  /**
   * Selector of the controls whose first press is replayed when React has hydrated the page.
   * Default: `button:not([type=submit])`.
   */
  readonly replay?: string;
  /** Puts the CSS that a page uses into the page, instead of links to the style sheets. Default: on. */
  readonly criticalCss?: boolean | CriticalCssOptions;
  /** The address from which a payload is fetched. Default: its file below Waku's `basePath`. */
  readonly payloadAddress?: (file: string) => string;
  /**
   * Speculation rules for the browsers that have them; in others the page under the pointer is fetched
   * into the cache. Needs a second hash in a Content-Security-Policy. Default: none.
   */
  readonly speculationRules?: object;
}

/** Options of the critical CSS. */
export interface CriticalCssOptions {
  /** Attributes that a boot module of yours sets: their rules stay. */
  readonly attributes?: readonly string[];
  /** Rules and declarations that only React's page changes need, and that the critical CSS leaves out. */
  readonly leaveOut?: { readonly selector?: RegExp; readonly property?: RegExp };
  /** Preloads the WOFF2 fonts that the critical CSS names. Default: off. */
  readonly preloadFonts?: boolean;
  /**
   * Classes that an element has either all or none of, as a style compiler knows them: the rules of each
   * group are merged into one.
   */
  readonly classGroups?: readonly (readonly string[])[];
  /**
   * Replaces custom properties of `:root` that are declared once by their value. Only where no script and
   * no style attribute sets them. Default: off.
   */
  readonly inlineVariables?: boolean;
  /**
   * Writes cascade layers of the whole style sheet as specificity and leaves its fonts out, so that
   * Chromium does not lay out all text again when the sheet arrives. Only where no selector contains an
   * id and CSS has no `!important` in layers. Default: off.
   */
  readonly lateSheet?: boolean;
}

/** The options, with defaults filled in. */
export interface Settings {
  readonly attribute: string;
  readonly signs: readonly string[];
  readonly boot: string | undefined;
  readonly pageBoot: Readonly<Record<string, string>>;
  readonly replay: string;
  readonly criticalCss: CriticalCssOptions | undefined;
  readonly payloadAddress: ((file: string) => string) | undefined;
  readonly speculationRules: string | undefined;
}

/**
 * Fills in the defaults.
 *
 * @throws one error that lists every option that is wrong
 */
export function settingsOf(options: LazyHydrationOptions): Settings {
  const { wake = {}, boot, pageBoot = {}, criticalCss = true, payloadAddress } = options;
  const { attribute = 'data-wake', signs = SIGNS } = wake;
  const { replay = 'button:not([type=submit])', speculationRules } = options;
  const problems: string[] = [];
  for (const name of [attribute, ...Object.keys(pageBoot)]) {
    if (!/^[a-z][a-z0-9-]*$/.test(name))
      problems.push(`"${name}" is no attribute; write a name such as data-wake`);
  }
  if (!signs.includes('click')) {
    problems.push('wake.signs has no "click", without which no press is replayed; add it');
  }
  if (problems.length > 0) {
    throw new Error(`Options of waku-lazy-hydration:\n  ${problems.join('\n  ')}`);
  }
  return {
    attribute,
    signs,
    boot,
    pageBoot,
    replay,
    criticalCss: criticalCss === true ? {} : criticalCss || undefined,
    payloadAddress,
    speculationRules: speculationRules && JSON.stringify(speculationRules),
  };
}
