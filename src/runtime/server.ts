import { beginTransform } from './html/handover.ts';
import {
  assertBuildUtils,
  assertHandlers,
  assertSkipped,
  type BuildUtils,
  type Handlers,
} from './waku.ts';

export { policySources } from './html/policy-sources.ts';
export { skipPages } from './waku.ts';

/** A generated page. */
export interface WrittenPage {
  /** Below the public folder, without a leading slash. */
  readonly file: string;
  /** As Waku rendered it. */
  readonly source: string;
  /** The HTML that is written. */
  readonly html: string;
  /** Its inline scripts. */
  readonly scripts: readonly string[];
}

/** Hooks of a site around the build of its pages. Everything has a default. */
export interface BuildHooks {
  /** Returns the HTML to write. Default: as it is. */
  readonly beforeWrite?: (page: WrittenPage) => string | Promise<string>;
  /** Called once the file has been written. */
  readonly afterWrite?: (page: WrittenPage) => void | Promise<void>;
  /**
   * Called after the last page.
   *
   * @param inlineScripts all inline scripts of the site, for a Content-Security-Policy
   * @returns more files to write
   */
  readonly afterBuild?: (
    inlineScripts: readonly string[],
  ) => Iterable<readonly [fileName: string, body: string]>;
  /** Runs the build. May run it several times, with other pages skipped (`skipPages`). Default: once. */
  readonly runBuild?: (build: () => Promise<void>) => Promise<void>;
  /** False for a static site: then nothing is stored for a server. Default: true. */
  readonly hasServer?: boolean;
}

/** Payloads, which only a router in the browser would request. */
const PAYLOAD = /(?:^|\/)R\/.*\.txt$/;

/**
 * Wraps a router's build so that each HTML file is transformed before it is written. Payloads are not
 * written where no page needs them.
 *
 * @param handlers what Waku's router returns
 * @param hooks may be loaded when the build begins
 */
export function withIslands<Utils extends BuildUtils, H extends Handlers<Utils>>(
  handlers: H & Handlers<Utils>,
  hooks: BuildHooks | (() => Promise<BuildHooks>) = {},
): H {
  assertHandlers(handlers);
  return {
    ...handlers,
    handleBuild: async (utils: Utils) => {
      assertBuildUtils(utils);
      const transform = await beginTransform();
      const site = typeof hooks === 'function' ? await hooks() : hooks;
      const generateFile: BuildUtils['generateFile'] = async (fileName, body) => {
        const file = fileName.replace(/^\/+/, '');
        if (fileName.endsWith('.html')) {
          const source = await new Response(body).text();
          const page = { file, source, ...transform.page(fileName, source) };
          const html = (await site.beforeWrite?.(page)) ?? page.html;
          await utils.generateFile(fileName, html);
          await site.afterWrite?.({ ...page, html });
          return;
        }
        if (!transform.needsPayloads && PAYLOAD.test(file)) return;
        await utils.generateFile(fileName, body);
      };
      const saveBuildMetadata: BuildUtils['saveBuildMetadata'] =
        site.hasServer === false ? async () => {} : utils.saveBuildMetadata;
      const run = site.runBuild ?? ((build) => build());
      await run(() => handlers.handleBuild({ ...utils, generateFile, saveBuildMetadata }));
      assertSkipped();
      const scripts = transform.end();
      for (const [fileName, body] of site.afterBuild?.(scripts) ?? [])
        await utils.generateFile(fileName, body);
    },
  };
}
