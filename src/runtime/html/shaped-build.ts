import { brotliCompressSync } from 'node:zlib';
import { boot } from 'virtual:boot';
import classGroups from 'virtual:class-groups';
import { allPageScripts, pageScripts } from './page-scripts';
import { shapePage } from './shape-page';
import { speculationRules } from './speculation-rules';
import { createUsedStyles } from './used-styles';

// The part of Waku's unstable build handler that is used here.
type Body = ReadableStream | string;
type GenerateFile = (fileName: string, body: Body) => Promise<void>;
interface BuildUtils {
  readonly generateFile: GenerateFile;
  readonly saveBuildMetadata: (key: string, value: string) => Promise<void>;
}
interface Handlers<Utils extends BuildUtils> {
  readonly handleBuild: (utils: Utils) => Promise<void>;
}

/** A page before it is written. */
export interface ShapedPage {
  /** Below the public folder, without a leading slash. */
  readonly file: string;
  /** As Waku rendered it. */
  readonly source: string;
  /** As it will be written. */
  readonly html: string;
  /** Compressed size of the page's inline scripts. */
  readonly scriptBytes: number;
}

/** What a site can set and add. */
export interface ShapeOptions {
  /** The path that the site is served from; begins and ends with a slash. */
  readonly basePath: string;
  /** The folder of built files, from which style sheets are read. */
  readonly publicFolder: string;
  /** Returns the HTML to write. Default: as it is. */
  readonly onPage?: (page: ShapedPage) => string;
  /**
   * Files to write after the last page.
   *
   * @param inlineScripts the inline scripts of every page, for a Content-Security-Policy
   */
  readonly extraFiles?: (
    inlineScripts: readonly string[],
  ) => Iterable<readonly [fileName: string, body: string]>;
  /** Runs the build; may run it several times, with other pages skipped. Default: once. */
  readonly runBuild?: (build: () => Promise<void>) => Promise<void>;
}

/**
 * Wraps a router's build so that each HTML file is transformed before it is written. Payloads pass
 * through unchanged; their sizes are recorded, since a page names the size of its payload.
 *
 * @param handlers what Waku's router returns
 */
export function withShapedPages<Utils extends BuildUtils, H extends Handlers<Utils>>(
  handlers: H & Handlers<Utils>,
  options: ShapeOptions,
): H {
  const { basePath, publicFolder, onPage, extraFiles, runBuild = (build) => build() } = options;
  return {
    ...handlers,
    handleBuild: async (utils: Utils) => {
      const payloadSizes = new Map<string, number>();
      const usedStyles = createUsedStyles(publicFolder, basePath, classGroups);
      const context = {
        basePath,
        boot,
        pageScripts,
        speculationRules,
        payloadSizes,
        usedStyles,
      };
      const generateFile: GenerateFile = async (fileName, body) => {
        if (fileName.endsWith('.html')) {
          const source = await new Response(body).text();
          const scriptBytes = brotliCompressSync([...pageScripts(source), boot].join('\n')).length;
          const html = shapePage(fileName, source, { ...context, scriptBytes });
          const file = fileName.replace(/^\/+/, '');
          await utils.generateFile(fileName, onPage?.({ file, source, html, scriptBytes }) ?? html);
          return;
        }
        if (fileName.startsWith('RSC/')) {
          const payload = await new Response(body).text();
          payloadSizes.set(fileName, Buffer.byteLength(payload));
          await utils.generateFile(fileName, payload);
          return;
        }
        await utils.generateFile(fileName, body);
      };
      // Waku would store every page a second time for its server. A static site has none.
      const saveBuildMetadata = async () => {};
      await runBuild(() => handlers.handleBuild({ ...utils, generateFile, saveBuildMetadata }));
      for (const [fileName, body] of extraFiles?.([...allPageScripts, speculationRules]) ?? [])
        await utils.generateFile(fileName, body);
    },
  };
}
