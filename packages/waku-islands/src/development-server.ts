import { resolve } from 'node:path';
import type { HotPayload, ViteDevServer } from 'vite';
import { development } from './development.ts';
import { compileScripts } from './html/compile-scripts.ts';
import { HYDRATE } from './island-chunks.ts';
import type { IslandSources } from './island-sources.ts';
import { sharedParts } from './replaced-modules.ts';
import type { Site } from './site.ts';
import { PRESSES, STRATEGIES } from './wake-strategies.ts';

/**
 * The virtual module by which pages in development load the code that hydrates. `browser/boot.ts`
 * resolves the addresses of islands, which `ssr/references.ts` writes, against this one.
 */
const HYDRATE_HERE = '\0waku-islands:hydrate';
/** All strategies and events, since it is not known which of them pages will use. */
const POSSIBLE = new Set([...STRATEGIES, ...PRESSES, 'enter', 'together']);

/** The code of the module HYDRATE_HERE; undefined for any other. */
export const loadHydrate = (id: string): string | undefined =>
  id === HYDRATE_HERE ? `export * from ${JSON.stringify(HYDRATE)};` : undefined;

/** Makes pages as the build does, and reloads them at each change. */
export function developAsBuilt(server: ViteDevServer, site: Site, sources: IslandSources): void {
  const { root, base, options, client } = site;
  let scripts: ReturnType<typeof compileScripts> | undefined;
  reloadOnChange(server, () => {
    scripts = undefined;
  });
  sources.setImportsSource((id) => {
    const { importedModules = [] } = server.environments.ssr.moduleGraph.getModuleById(id) ?? {};
    return [...importedModules].flatMap((one) => one.id ?? []);
  });
  development().preact = {
    infoOf: (info) => ({
      ...info,
      client,
      wake: sources.wakeOf(info.source, info.wake),
      actions: sources.actionsOf(resolve(root, info.source)),
    }),
    parts: async () => {
      scripts ??= compileScripts(root, options, POSSIBLE);
      const { shared, pageScripts } = await scripts;
      return {
        ...sharedParts(site),
        runtime: [`${base}@id/${HYDRATE_HERE.replace('\0', '__x00__')}`],
        pageScripts,
        // React's Fast Refresh puts calls of these into each module.
        shared: `$RefreshReg$=()=>{};$RefreshSig$=()=>(type)=>type;${shared}`,
        isDeveloped: true,
      };
    },
  };
}

/**
 * Reloads pages when a module has changed: without Waku's client nothing else renders them again,
 * and sleeping islands are plain HTML.
 */
function reloadOnChange({ environments, watcher }: ViteDevServer, onChange: () => void): void {
  const { hot } = environments.client;
  const sendToPages: (payload: HotPayload) => void = hot.send.bind(hot);
  const all = Object.values(environments);
  for (const environment of all) {
    const send = environment.hot.send.bind(environment.hot) as (...args: unknown[]) => void;
    environment.hot.send = (...args: readonly unknown[]) => {
      const { type } = args[0] as Partial<HotPayload>;
      const hasChanged = type === 'update' || type === 'full-reload';
      if (hasChanged) sendToPages({ type: 'full-reload' });
      if (!hasChanged || environment.name !== 'client') send(...args);
    };
  }
  watcher.on('all', (_, file) => {
    onChange();
    // The modules of inline scripts are in none of the server's bundles.
    if (!all.some(({ moduleGraph }) => moduleGraph.getModulesByFile(file)))
      sendToPages({ type: 'full-reload' });
  });
}
