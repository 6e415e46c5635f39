import type { BuildHooks } from 'waku-islands/server';
import { extraFiles, isMadeIntoFiles } from './extra-files';
import { stateWeight } from './state-weight';

/** The HTML of the pages that Markdown files are made of, by file. */
const sources = new Map<string, string>();

const DATA = /<script type="application\/ld\+json">.*?<\/script>/s;

/** Moves the structured data into the head: React leaves it where the page begins, in the body. */
function dataInHead(html: string): string {
  const [data] = DATA.exec(html) ?? [];
  return data ? html.replace(data, '').replace('</head>', () => `${data}</head>`) : html;
}

/**
 * This site's hooks around the build of its pages: Markdown copies, headers, page weights.
 */
const hooks: BuildHooks = {
  // A static site has no server.
  hasServer: false,
  beforeWrite: ({ file, html, scripts }) => {
    if (isMadeIntoFiles(file)) sources.set(file, html);
    return stateWeight(dataInHead(html), scripts);
  },
  afterBuild: (inlineScripts) => extraFiles(sources, inlineScripts),
};

export default hooks;
