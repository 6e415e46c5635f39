import { boot } from 'virtual:boot';
import { extraFiles, isMadeIntoFiles } from '../../metadata/files';
import { inBatches, isOfOtherBatch, isOfOtherPart } from './batches';
import { collect } from './collect';
import { allPageScripts } from './page-scripts';
import { shapePage } from './shape-page';
import { speculationRules } from './speculation-rules';
import { compressed, stateWeight } from './state-weight';
import { usedStyles } from './used-styles';

// The part of Waku's unstable build handler that is touched here.
type Body = ReadableStream | string;
type GenerateFile = (fileName: string, body: Body) => Promise<void>;
interface BuildUtils {
  readonly generateFile: GenerateFile;
  readonly saveBuildMetadata: (key: string, value: string) => Promise<void>;
}
interface Handlers<Utils extends BuildUtils> {
  readonly handleBuild: (utils: Utils) => Promise<void>;
}

/** `NOUGHTLINE_STOCK=1` leaves the shaping out, so that what it saves can be measured. */
const stock = process.env.NOUGHTLINE_STOCK === '1';

/** Whether Waku's router leaves a page or file out of the build that is under way. */
export const isSkipped = (path: string): boolean => !stock && isOfOtherBatch(path);

/**
 * Wraps a router's build so that each HTML file is shaped before it is written.
 * The compressed form is written beside it, since the page states its size.
 * Payloads pass through unchanged; their size is kept, since a page names the
 * size of its own payload. Files that are made from the finished pages follow.
 *
 * @param handlers what Waku's router returns
 */
export function withShapedPages<Utils extends BuildUtils, H extends Handlers<Utils>>(
  handlers: H & Handlers<Utils>,
): H {
  if (stock) return handlers;
  return {
    ...handlers,
    handleBuild: async (utils: Utils) => {
      const bootBytes = (await compressed(boot)).length;
      const pages = new Map<string, string>();
      const payloadSizes = new Map<string, number>();
      const generateFile: GenerateFile = async (fileName, body) => {
        if (fileName.endsWith('.html')) {
          const html = await textOf(body);
          const file = fileName.replace(/^\/+/, '');
          // Thousands of articles are not held in memory for a dozen pages.
          if (isMadeIntoFiles(file)) pages.set(file, html);
          const shaped = shapePage(fileName, html, { bootBytes, payloadSizes, usedStyles });
          const page = await stateWeight(shaped, bootBytes);
          await utils.generateFile(fileName, page.html);
          await utils.generateFile(`${fileName}.br`, streamOf(page.compressed));
          return;
        }
        if (fileName.startsWith('RSC/')) {
          const bytes = await bytesOf(body);
          payloadSizes.set(fileName, bytes.byteLength);
          await utils.generateFile(fileName, streamOf(bytes));
          return;
        }
        await utils.generateFile(fileName, body);
      };
      // It is every page a second time, for a server that nobody starts: the site is files.
      const saveBuildMetadata = async () => {};
      await inBatches(() => handlers.handleBuild({ ...utils, generateFile, saveBuildMetadata }));
      for (const [fileName, body] of extraFiles(
        pages,
        [...allPageScripts, speculationRules],
        isOfOtherPart,
      ))
        await utils.generateFile(fileName, body);
    },
  };
}

const streamOf = (bytes: Uint8Array): Body =>
  new ReadableStream({
    start: (controller) => {
      controller.enqueue(bytes);
      controller.close();
    },
  });
const bytesOf = (body: Body): Promise<Uint8Array> =>
  typeof body === 'string' ? Promise.resolve(Buffer.from(body)) : collect(body);
const textOf = async (body: Body): Promise<string> =>
  typeof body === 'string' ? body : Buffer.from(await collect(body)).toString();
