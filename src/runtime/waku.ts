/*
 * The adapter for Waku's unstable APIs and the form of its output. Each expectation is asserted
 * where it is used: if a release of Waku differs, the build stops, and the error names the file,
 * the expectation and the release. `browser/waku-client.ts` holds the imports from Waku's client
 * modules, which can be imported in the browser only; what it needs is listed in EXPORTS and NAMES.
 */

/** The release that this file describes. */
export const WRITTEN_FOR = '1.0.0-rc.1';

const VERSION = Symbol.for('waku-lazy-hydration:waku');
const shared = globalThis as { [VERSION]?: string };

/**
 * Stores the installed release for errors: the plugin and the built server are separate bundles.
 */
export function noteVersion(version: string): void {
  shared[VERSION] = version;
}

/** Waku differs from what is expected. */
export class UnexpectedWaku extends Error {
  /**
   * @param file where the form was looked for
   * @param expectation what it should have been
   */
  constructor(file: string, expectation: string) {
    super(
      `${file}: expected ${expectation}. Waku ${shared[VERSION] ?? '(release unknown)'} is installed; waku-lazy-hydration is written for ${WRITTEN_FOR}. Adapt waku.ts of waku-lazy-hydration, or install the release that it is written for.`,
    );
    this.name = 'UnexpectedWaku';
  }
}

/** What Waku's client modules have to export. */
export const EXPORTS: Readonly<Record<string, readonly string[]>> = {
  'waku/client': ['unstable_defaultRootOptions'],
  'waku/router/client': ['Router', 'Link', 'useRouter'],
  'waku/minimal/client': ['useRegisterRscEnhancer_UNSTABLE'],
};

/** Names that have to occur in Waku's code: globals, properties and settings that are used. */
export const NAMES: readonly string[] = [
  '__WAKU_HYDRATE__',
  '__WAKU_INITIAL_RSC__',
  '__WAKU_ROUTER_PREFETCH__',
  'import.meta.env.WAKU_BUILD_ID',
  'import.meta.env.WAKU_CONFIG_RSC_BASE',
  'import.meta.env.WAKU_CONFIG_BASE_PATH',
  '_buildId',
  'vite:preloadError',
  'unstable_skipBuild',
  'unstable_prefetchOnEnter',
];

/**
 * Checks the installed release before anything is built.
 *
 * @param codes the code of the modules of {@link EXPORTS}, by their names
 * @param all all code of Waku
 */
export function assertRelease(codes: ReadonlyMap<string, string>, all: string): void {
  for (const [module, names] of Object.entries(EXPORTS)) {
    const code = codes.get(module);
    if (code === undefined) throw new UnexpectedWaku('waku/package.json', `the export ${module}`);
    for (const name of names) {
      if (!new RegExp(`\\bexport\\b[^;]*?\\b${name}\\b`).test(code))
        throw new UnexpectedWaku(module, `an export ${name}`);
    }
  }
  for (const name of NAMES) {
    if (!all.includes(name)) throw new UnexpectedWaku('waku/dist', `the name ${name}`);
  }
}

/** A file's content, as Waku hands it to `generateFile`. */
type Body = ReadableStream | string;

/** The part of the build utilities that is used here. */
export interface BuildUtils {
  readonly generateFile: (fileName: string, body: Body) => Promise<void>;
  readonly saveBuildMetadata: (key: string, value: string) => Promise<void>;
}

/** The part of a router that is used here. */
export interface Handlers<Utils extends BuildUtils> {
  readonly handleBuild: (utils: Utils) => Promise<void>;
}

/** @throws unless a router, or what stands for one, can be built */
export function assertHandlers(handlers: unknown): void {
  const { handleBuild, handleRequest } = (handlers ?? {}) as Record<string, unknown>;
  if (typeof handleBuild !== 'function' || typeof handleRequest !== 'function') {
    throw new UnexpectedWaku(
      'src/waku.server',
      'a router with the functions handleRequest and handleBuild',
    );
  }
}

/** @throws unless the build utilities have the functions that are wrapped */
export function assertBuildUtils(utils: unknown): void {
  const { generateFile, saveBuildMetadata } = (utils ?? {}) as Record<string, unknown>;
  if (typeof generateFile !== 'function' || typeof saveBuildMetadata !== 'function') {
    throw new UnexpectedWaku(
      'src/waku.server',
      'handleBuild to be called with generateFile and saveBuildMetadata',
    );
  }
}

/** Pages that the router is to leave out; see {@link skipPages}. */
export interface SkippedPages {
  readonly unstable_skipBuild: (path: string) => boolean;
}

let skip: { asked: boolean } | undefined;

/**
 * Router options that leave pages and static files out of a run of the build.
 *
 * @param isSkipped called with each path
 */
export function skipPages(isSkipped: (path: string) => boolean): SkippedPages {
  const state = { asked: false };
  skip = state;
  return {
    unstable_skipBuild: (path) => {
      state.asked = true;
      return isSkipped(path);
    },
  };
}

/** @throws where pages were to be skipped and the router never asked which */
export function assertSkipped(): void {
  if (skip && !skip.asked) {
    throw new UnexpectedWaku('src/waku.server', 'the router to call unstable_skipBuild');
  }
}

/**
 * The payload file of a page, below the public folder: `/about/index.html` has `RSC/R/about.txt`.
 * Hand-written: Waku exports `unstable_encodeRoutePath` from a client module only, which cannot be called
 * in the `react-server` build.
 *
 * @param page the page's file, or its path
 * @param rscBase Waku's setting of that name
 */
export function payloadOf(page: string, rscBase = 'RSC'): string {
  const route = page.replace(/^\//, '').replace(/\/?index\.html$|\.html$/, '');
  return `${rscBase}/R/${route === '' ? '_root' : route.replace(/^_/, '__')}.txt`;
}

/**
 * @param file below the public folder
 * @param payload its text
 * @throws unless it names its build, without which a stale tab would not notice a deployment
 */
export function assertPayload(file: string, payload: string): void {
  if (!payload.includes('"_buildId":"'))
    throw new UnexpectedWaku(file, 'a payload that names its build ("_buildId")');
}

/** What is read from the HTML of a page. */
export interface RenderedPage {
  /** The address of the client entry. */
  readonly entry: string;
  /** The addresses of the module preloads. */
  readonly chunks: readonly string[];
  /** The style sheets of this build. */
  readonly sheets: readonly string[];
  /** The page without all of these and without Waku's scripts. */
  readonly bare: string;
  /** Inline scripts that are not Waku's and stay in the page. */
  readonly inlineScripts: readonly string[];
}

const STYLESHEET = /<link rel="stylesheet"[^>]*? href="([^"]+)"[^>]*\/>/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const SCRIPT =
  /<script\b(?![^>]*type="application\/(?:ld\+json|speculationrules)")[^>]*>([\s\S]*?)<\/script>/g;
const CHARSET = /<meta charSet="utf-8"\/>/;
const ENTRY = /import\("([^"]+)"\)/;
const OF_WAKU = /__WAKU_|__FLIGHT_DATA/;

/**
 * Reads the HTML that Waku rendered.
 *
 * @param fileName the page's file below the public folder
 * @param basePath style sheets below it are of this build
 */
export function readPage(fileName: string, html: string, basePath: string): RenderedPage {
  const scripts = [...html.matchAll(SCRIPT)];
  const entries = scripts.filter(([script]) => ENTRY.test(script));
  const [bootstrap] = entries[0] ?? [];
  const entry = ENTRY.exec(bootstrap ?? '')?.[1];
  if (!bootstrap || !entry || entries.length > 1)
    throw new UnexpectedWaku(fileName, 'one inline script with an import("…") of the client entry');
  if (!/__WAKU_HYDRATE__\s*=\s*true/.test(bootstrap))
    throw new UnexpectedWaku(fileName, 'globalThis.__WAKU_HYDRATE__ = true in the inline script');
  if (!/__WAKU_INITIAL_RSC__\s*=/.test(bootstrap))
    throw new UnexpectedWaku(fileName, 'globalThis.__WAKU_INITIAL_RSC__ in the inline script');
  if (!html.includes('__FLIGHT_DATA'))
    throw new UnexpectedWaku(fileName, 'the payload inline, in __FLIGHT_DATA');
  if (!html.includes('<head>')) throw new UnexpectedWaku(fileName, 'a <head> without attributes');
  if (bootstrap.includes('__WAKU_ROUTER_SEARCH_CODECS__')) {
    throw new Error(
      `${fileName}: waku-lazy-hydration does not support search codecs; leave unstable_searchCodec out.`,
    );
  }
  const isOurs = (href: string) => href.startsWith(basePath) && !href.startsWith('//');
  const kept: string[] = [];
  const bare = html
    .replace(MODULE_PRELOAD, '')
    .replace(STYLESHEET, (link, href: string) => (isOurs(href) ? '' : link))
    .replace(SCRIPT, (script, code: string) => {
      if (script === bootstrap || OF_WAKU.test(code)) return '';
      if (code) kept.push(code);
      return script;
    })
    .replace(CHARSET, '');
  return {
    entry,
    chunks: [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href as string),
    sheets: [...html.matchAll(STYLESHEET)].map(([, href]) => href as string).filter(isOurs),
    bare,
    inlineScripts: kept,
  };
}
