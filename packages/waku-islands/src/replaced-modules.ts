import { compileScripts } from './html/compile-scripts.ts';
import type { IslandParts } from './html/island-page.ts';
import type { IslandChunks } from './island-chunks.ts';
import type { IslandSources } from './island-sources.ts';
import type { IslandsOptions } from './options.ts';
import { quotedFile } from './package-files.ts';
import type { Replacement } from './replacing.ts';
import type { Site } from './site.ts';
import { ADAPTER, aroundHandlers, OWN_CLIENT, REFERENCES, RENDERER } from './waku.ts';

/** The address of a file of the project, in quotes. */
const project = (file: string): string => JSON.stringify(`/${file}`);

/** The modules of Waku and plugin-rsc that are replaced, so that pages have islands. */
export function replacedModules(
  site: Site,
  sources: IslandSources,
  chunks: IslandChunks,
): Replacement[] {
  const { options, base, isBuild, isDevelopedAsBuilt, isFull } = site;
  const { hooks, include = {}, mode, routes } = options;
  /** The last arguments of `withIslands` in `ssr/document.ts`, as code. */
  const partsOf = async (): Promise<string> => {
    if (isDevelopedAsBuilt) return `() => development().preact.parts(), ${JSON.stringify(base)}`;
    if (!site.isFinalPass()) return 'undefined';
    const parts: IslandParts = {
      ...sharedParts(site),
      runtime: chunks.runtime(),
      styleOrder: chunks.styleOrder(),
      ...(await compileScripts(site.root, options, sources.inUse)),
    };
    return `async () => (${JSON.stringify(parts)})`;
  };
  return [
    {
      environment: 'rsc',
      source: ADAPTER,
      code: (original) =>
        aroundHandlers(
          original,
          `import { withErrors, withHooks } from ${quotedFile('rsc/wrap-handlers')};
${hooks ? `import hooks from ${project(hooks)};` : 'const hooks = {};'}`,
          isDevelopedAsBuilt
            ? `withErrors(handlers, ${JSON.stringify(base)})`
            : `withHooks(handlers, hooks, ${isFull})`,
        ),
    },
    {
      environment: 'ssr',
      ...RENDERER,
      code: async (original) => `
import { renderHtmlStream as render, renderHtmlFallback as renderFallback } from ${original};
import { withIslands, withoutSsr } from ${quotedFile('ssr/document')};
import { development } from ${quotedFile('development')};
const options = ${JSON.stringify({ mode, routes })};
export const renderHtmlStream = withIslands(render, options, ${await partsOf()});
export const renderHtmlFallback = ${isBuild || isDevelopedAsBuilt ? 'withoutSsr(renderFallback, options)' : 'renderFallback'};`,
    },
    {
      environment: 'ssr',
      ...REFERENCES,
      code: (original) => `
export * from ${original};
import { setRequireModule as set } from ${original};
import { wrapReferences } from ${quotedFile('ssr/references')};
export const setRequireModule = wrapReferences(set, ${site.isFinalPass() ? JSON.stringify(chunks.infoByKey()) : 'undefined'}, ${JSON.stringify(include)});`,
    },
    {
      environment: 'client',
      source: OWN_CLIENT,
      code: (original) => clientEntry(original, options),
    },
  ];
}

/** The parts of pages that are the same in a build and in development. */
export function sharedParts({ base, assetsDir, options }: Site) {
  const { script, pageScripts = {}, pagesAhead = false } = options;
  return {
    assets: `${base}${assetsDir}/`,
    pagesAhead,
    isEverywhere: Boolean(script || pagesAhead || Object.keys(pageScripts).length > 0),
  };
}

/**
 * The client entry of pages that Waku hydrates: the project's own as it is, or Waku's, which also
 * loads the scripts that pages with islands have inline.
 */
function clientEntry(original: string, { script, pageScripts = {} }: IslandsOptions): string {
  const hasOwn = !original.startsWith('"\\u0000');
  if (hasOwn || (!script && Object.keys(pageScripts).length === 0)) return `import ${original};`;
  const own = Object.entries(pageScripts).map(
    ([name, file]) => `if (document.querySelector('[${name}]')) await import(${project(file)});\n`,
  );
  return `import { startWaku } from ${quotedFile('start-waku')};
startWaku(async () => {
${own.join('')}${script ? `await import(${project(script)});` : ''}
});`;
}
