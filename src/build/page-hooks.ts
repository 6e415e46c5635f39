import { articles } from '../content/articles';
import type { BuildHooks } from '../runtime/server';
import { articleBatches } from './batches';
import { extraFiles, isMadeIntoFiles } from './extra-files';
import { stateWeight } from './state-weight';

const batches = articleBatches(articles.map(({ path }) => path));
/** The HTML of the pages that Markdown files are made of, by file. */
const sources = new Map<string, string>();

/** True if Waku's router leaves this page or file out of the current run. */
export const isSkipped = (path: string): boolean => batches.isSkipped(path);

const DATA = /<script type="application\/ld\+json">.*?<\/script>/s;

/** Moves the structured data into the head: React leaves it where the page begins, in the body. */
function dataInHead(html: string): string {
  const [data] = DATA.exec(html) ?? [];
  return data ? html.replace(data, '').replace('</head>', () => `${data}</head>`) : html;
}

/**
 * This site's hooks around the build of its pages: Markdown copies, headers, page weights, batches.
 */
const hooks: BuildHooks = {
  runBuild: batches.run,
  // A static site has no server.
  hasServer: false,
  beforeWrite: ({ file, html, scripts }) => {
    if (isMadeIntoFiles(file)) sources.set(file, html);
    return stateWeight(dataInHead(html), scripts);
  },
  afterBuild: (inlineScripts) => extraFiles(sources, inlineScripts),
};

export default hooks;
