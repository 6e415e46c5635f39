import { join } from 'node:path';
import { articles } from '../content/articles';
import { basePath, distFolder } from '../node/base-path';
import type { ShapeOptions } from '../runtime/html/shaped-build';
import { articleBatches } from './batches';
import { extraFiles, isMadeIntoFiles } from './extra-files';
import { stateWeight } from './state-weight';

/** `NOUGHTLINE_STOCK=1` builds Waku's own output, so that the two can be compared. */
export const isStock: boolean = process.env.NOUGHTLINE_STOCK === '1';

const batches = articleBatches(articles.map(({ path }) => path));
/** The HTML of the pages that Markdown files are made of, by file. */
const sources = new Map<string, string>();

/** True if Waku's router leaves this page or file out of the current run. */
export const isSkipped = (path: string): boolean => !isStock && batches.isSkipped(path);

/** What this site adds to the HTML transform of `src/runtime`. */
export const pageOptions: ShapeOptions = {
  basePath,
  publicFolder: join(distFolder, 'public'),
  runBuild: batches.run,
  onPage: ({ file, source, html, scriptBytes }) => {
    if (isMadeIntoFiles(file)) sources.set(file, source);
    return stateWeight(html, scriptBytes);
  },
  extraFiles: (inlineScripts) => extraFiles(sources, inlineScripts),
};
