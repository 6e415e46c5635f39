import { type Body, type Page, pageOf, streamOf } from './html/page.ts';

/*
 * What is assumed of Waku and plugin-rsc; of plugin-rsc's state it is in `site.ts`, of the functions
 * that are replaced in `replaced-modules.ts`.
 *
 * Where an assumption does not hold, the build stops with the place, the expectation and the release.
 * Names of modules are the exception: if ADAPTER has another name, `assertServer` says that no adapter
 * is used; if another module has, the adoption tests fail.
 */

/** The last release that the tests ran with. */
const TESTED = '1.0.0-rc.1';
const ISSUES = 'https://github.com/waku-islands/waku-islands/issues';

/** Thrown where Waku differs from what is expected. */
export class UnexpectedWaku extends Error {
  /**
   * @param place what was examined
   * @param expectation what it should have been
   */
  constructor(place: string, expectation: string) {
    super(
      `waku-islands 0.x was tested up to Waku ${TESTED}; this Waku differs in ${place}: expected ${expectation}. Update the package, or report at ${ISSUES}.`,
    );
    this.name = 'UnexpectedWaku';
  }
}

/** Waku's module that renders HTML, as its entry imports it. */
export const RENDERER = {
  source: /^\.\.\/vite-rsc\/ssr\.js$/,
  // A development server adds a version to the names of packages' files.
  importer: /waku[\\/]dist[\\/]lib[\\/]vite-entries[\\/]entry\.ssr\.js(?:\?|$)/,
};
/** The module of plugin-rsc by which client components are loaded to be rendered. */
export const REFERENCES = {
  source: /^\.\/core\/ssr\.js$/,
  importer: /plugin-rsc[\\/]dist[\\/]/,
};
/** Waku's client entry, which brings its router and Flight's client. */
export const CLIENT_ENTRY = /waku[\\/]dist[\\/]lib[\\/]vite-entries[\\/]entry\.browser\.js(?:\?|$)/;
/** The client entry of the project, or Waku's in its place. */
export const OWN_CLIENT = /^virtual:vite-rsc-waku\/client-entry$/;

/** Waku's module with the function that every server entry goes through, as adapters import it. */
export const ADAPTER = /^waku\/adapter-builders$/;

/** The code that replaces ADAPTER: it wraps the handlers before an adapter gets them. */
export const aroundHandlers = (original: string, imports: string, wrap: string): string => `
export * from ${original};
import { unstable_createServerEntryAdapter as create } from ${original};
${imports}
export const unstable_createServerEntryAdapter = (make) => {
  const adapter = create(make);
  return (handlers, options) => adapter(${wrap}, options);
};`;

/** Whether a file is a payload, which only a router in the browser requests. */
export const isPayload = (file: string): boolean => /(?:^|\/)R\/.*\.txt$/.test(file);

/** The path of a page, from Waku's name for its payload. */
export const pathOf = (rscPath = ''): string =>
  rscPath
    .replace(/^R/, '')
    .replace(/^\/_root$/, '/')
    .replace(/^\/__/, '/_');

/**
 * Whether the server has rendered a page. After an error Waku sends an empty page, which the browser
 * would have to render.
 */
export const isRendered = (html: string): boolean => /__WAKU_HYDRATE__\s*=\s*true/.test(html);

/** Whether an inline script is Waku's. */
export const isOfWaku = (script: string): boolean => /__WAKU_|__FLIGHT_DATA/.test(script);

/** The part of the build utilities that is used here. */
export interface BuildUtils {
  readonly generateFile: (fileName: string, body: Body) => Promise<void>;
  readonly saveBuildMetadata: (key: string, value: string) => Promise<void>;
}

/** The part of a router that is used here. */
export interface Handlers {
  readonly handleBuild: (utils: BuildUtils) => Promise<void>;
  readonly handleRequest: (...request: readonly unknown[]) => Promise<unknown>;
}

/** @throws unless a router has the two functions that are wrapped */
export function assertHandlers(handlers: unknown): asserts handlers is Handlers {
  const { handleBuild, handleRequest } = (handlers ?? {}) as Record<string, unknown>;
  if (typeof handleBuild !== 'function' || typeof handleRequest !== 'function')
    throw new UnexpectedWaku('the router', 'the functions handleRequest and handleBuild');
}

/** @throws unless the build utilities have the functions that are wrapped */
export function assertBuildUtils(utils: unknown): void {
  const { generateFile, saveBuildMetadata } = (utils ?? {}) as Record<string, unknown>;
  if (typeof generateFile !== 'function' || typeof saveBuildMetadata !== 'function')
    throw new UnexpectedWaku('the build', 'the functions generateFile and saveBuildMetadata');
}

/** Changes to the build of a router. */
export interface BuildChanges {
  /** Changes a page, or returns what is written in its place; its file has no leading slash. */
  readonly page: (file: string, page: Page) => undefined | string | Promise<string | undefined>;
  /** Whether a file that is no page is written. */
  readonly isWritten?: (file: string) => boolean;
  /** Runs the build, with whatever has to happen around it. */
  readonly run?: (build: () => Promise<void>, utils: BuildUtils) => Promise<void>;
  /** False where nothing is to be stored for a server. */
  readonly hasServer?: boolean;
}

/** Wraps a router's build. */
export function withBuild<H>(handlers: H, changes: BuildChanges): H {
  assertHandlers(handlers);
  const { handleBuild } = handlers;
  const {
    page: change,
    isWritten = () => true,
    run = (build) => build(),
    hasServer = true,
  } = changes;
  return {
    ...handlers,
    handleBuild: (utils: BuildUtils) => {
      assertBuildUtils(utils);
      const changed: BuildUtils = {
        ...utils,
        generateFile: async (name, body) => {
          const file = name.replace(/^\/+/, '');
          if (!file.endsWith('.html'))
            return isWritten(file) ? utils.generateFile(name, body) : undefined;
          const page = await pageOf(body);
          return utils.generateFile(name, (await change(file, page)) ?? streamOf(page));
        },
        ...(hasServer ? {} : { saveBuildMetadata: async () => {} }),
      };
      return run(() => handleBuild(changed), utils);
    },
  };
}
