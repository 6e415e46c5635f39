import { existsSync, globSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { ownFile, replacing } from './around.ts';
import { namesOfContexts, wakeOf } from './client-modules.ts';
import { compileScripts } from './html/compile-scripts.ts';
import type { IslandParts } from './html/island-page.ts';
import { assertOptions, hasMode, type IslandsOptions } from './options.ts';
import { stateIn, wakeTogether } from './shared-state.ts';
import { pressesIn, type Wake } from './wake.ts';
import {
  ADAPTER,
  aroundHandlers,
  CLIENT_ENTRY,
  OWN_CLIENT,
  REFERENCES,
  RENDERER,
  UnexpectedWaku,
} from './waku.ts';

export type { IslandsOptions, Mode } from './options.ts';

const NAME = 'waku-islands';
const quoted = (name: string): string => JSON.stringify(ownFile(name));
const HYDRATE = ownFile('browser/hydrate');
const PAGES = 'src/pages';

/** What plugin-rsc knows of a client component. */
interface Reference {
  readonly referenceKey: string;
  readonly packageSource?: string;
  readonly renderedExports: readonly string[];
}

interface Manager {
  readonly isScanBuild: boolean;
  readonly clientReferenceMetaMap: Readonly<Record<string, Reference>>;
}

/** The package whose file this is. */
const packageOf = (id: string): string | undefined =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(id)?.[1]?.replace('\\', '/');

/**
 * The Vite plugin: makes an island of each client component that a server component renders. In
 * development Waku's own client hydrates the whole page; the rules for islands are checked there too.
 */
export function islands(options: IslandsOptions = {}): Plugin {
  assertOptions(options);
  const { include = {}, script, pageScripts = {}, pagesAhead = false, hooks } = options;
  const isOn = hasMode('islands', options) || hasMode('none', options);
  const isFull = hasMode('full', options);
  /** When each island wakes, by its file. */
  const wakes = new Map<string, Wake>();
  /** The strategies, and the events that islands have handlers for. */
  const occurring = new Set<string>();
  /** Modules with state, by their files. */
  const states = new Map<string, 'store' | 'maybe'>();
  /** The chunks that were asked for, by the file. */
  const emitted = new Map<string, string>();
  /** The addresses of each of these, and of what it imports. */
  let addresses = new Map<string, readonly string[]>();
  let config: ResolvedConfig;
  const isBuild = () => config.command === 'build';

  const manager = (): Manager => {
    const plugin = config.plugins.find(({ name }) => name === 'rsc:minimal');
    const found = plugin?.api?.manager;
    if (!found?.clientReferenceMetaMap)
      throw new UnexpectedWaku('plugin-rsc', 'api.manager.clientReferenceMetaMap');
    return found;
  };
  const references = () => new Map(Object.entries(manager().clientReferenceMetaMap));
  /** Whether what follows the client's bundle is being built, for good. */
  const isLast = () => isBuild() && !manager().isScanBuild;

  /** What is known of the islands, by the key that plugin-rsc gives them. */
  const known = () => {
    const shared = addresses.get(HYDRATE);
    return Object.fromEntries(
      [...references()].flatMap(([file, { referenceKey }]) => {
        const wake = wakes.get(file);
        const own = addresses.get(file)?.filter((address) => !shared?.includes(address)) ?? [];
        const files = own.map((address) => posix.basename(address));
        return wake ? [[referenceKey, { source: relative(config.root, file), files, wake }]] : [];
      }),
    );
  };

  const parts = async (): Promise<IslandParts> => ({
    assets: `${config.base}${config.environments.client?.build.assetsDir}/`,
    runtime: addresses.get(HYDRATE) ?? [],
    ...(await compileScripts(config.root, options, occurring)),
    pagesAhead,
    isEverywhere: Boolean(script || pagesAhead || Object.keys(pageScripts).length > 0),
  });

  /** Notes the events that code handles, and the state that it holds. */
  const note = (code: string, id: string) => {
    const from = packageOf(id);
    if (from === 'react-dom') return;
    for (const type of pressesIn(code)) occurring.add(type);
    const state = from ? undefined : stateIn(code);
    if (state) states.set(id, state);
  };
  const warnOfState = (found: ReturnType<typeof wakeTogether>[number]) => {
    const [state, all, those] = found.map((ids) =>
      [ids]
        .flat()
        .map((id) => relative(config.root, id))
        .join(', '),
    );
    config.logger.warn(
      `${NAME}: ${all} share ${state}, which holds state. What one does with it, ${those} would not show. Write \`export const wake = 'press with-react'\` there, or nothing if it is constant.`,
    );
  };

  const project = (file: string) => JSON.stringify(`/${file}`);

  /** Waku's client for projects that have none, with the scripts that pages with islands have inline. */
  const clientEntry = (original: string): string => {
    const hasOwn = !original.startsWith('"\\u0000');
    if (hasOwn || (!script && Object.keys(pageScripts).length === 0)) return `import ${original};`;
    const own = Object.entries(pageScripts).map(
      ([name, file]) =>
        `if (document.querySelector('[${name}]')) await import(${project(file)});\n`,
    );
    return `import { startWaku } from ${quoted('client')};
startWaku(async () => {
${own.join('')}${script ? `await import(${project(script)});` : ''}
});`;
  };

  const { resolveId, load } = replacing(NAME, [
    {
      environment: 'rsc',
      source: ADAPTER,
      code: (original) =>
        aroundHandlers(
          original,
          `import { withHooks } from ${quoted('rsc/handlers')};
${hooks ? `import hooks from ${project(hooks)};` : 'const hooks = {};'}`,
          `withHooks(handlers, hooks, ${isFull})`,
        ),
    },
    {
      environment: 'ssr',
      ...RENDERER,
      code: async (original) => `
import { renderHtmlStream as render, renderHtmlFallback as renderFallback } from ${original};
import { documents, fallback } from ${quoted('ssr/document')};
const options = ${JSON.stringify({ mode: options.mode, routes: options.routes })};
export const renderHtmlStream = documents(render, options, ${isLast() ? JSON.stringify(await parts()) : 'undefined'});
export const renderHtmlFallback = ${isBuild() ? 'fallback(renderFallback, options)' : 'renderFallback'};`,
    },
    {
      environment: 'ssr',
      ...REFERENCES,
      code: (original) => `
export * from ${original};
import { setRequireModule as set } from ${original};
import { wrapReferences } from ${quoted('ssr/references')};
export const setRequireModule = wrapReferences(set, ${isLast() ? JSON.stringify(known()) : 'undefined'});`,
    },
    { environment: 'client', source: OWN_CLIENT, code: clientEntry },
  ]);

  return {
    name: NAME,
    // Before plugin-rsc replaces the modules by references.
    enforce: 'pre',
    config: () => ({
      environments: {
        // Otherwise the exports of an entry, which pages import, would be dropped.
        client: { build: { rolldownOptions: { preserveEntrySignatures: 'exports-only' } } },
        ssr: { resolve: { noExternal: [NAME] } },
        rsc: { resolve: { noExternal: [NAME] } },
      },
    }),
    configResolved(resolved) {
      config = resolved;
      const [client] = globSync('src/waku.client.*', { cwd: config.root });
      if (client && isOn && isBuild())
        config.logger.warn(
          `${NAME}: ${client} runs in development and on pages whose mode is full. What other pages need goes into islands({ script }).`,
        );
    },
    buildStart() {
      if (!isOn || !isBuild() || this.environment.name !== 'client') return;
      for (const [id, wake] of wakes) {
        const { packageSource = id } = references().get(id) ?? {};
        if (wake !== 'never')
          emitted.set(
            id,
            this.emitFile({ type: 'chunk', id: packageSource, preserveSignature: 'strict' }),
          );
      }
      emitted.set(
        HYDRATE,
        this.emitFile({ type: 'chunk', id: HYDRATE, name: 'hydrate', preserveSignature: 'strict' }),
      );
    },
    resolveId,
    load(id) {
      // Pages do not load Waku's client; plugin-rsc wants an entry of this name.
      if (!isFull && isBuild() && this.environment.name === 'client' && CLIENT_ENTRY.test(id))
        return '';
      return load.call(this, id);
    },
    transform(code, id) {
      const { name } = this.environment;
      if (name === 'ssr' && /(?:=|\*\/)\s*(?:\w+\.)?createContext\(/.test(code))
        return { code: code + namesOfContexts(code, id, relative(config.root, id)), map: null };
      if (name === 'client') note(code, id);
      if (name !== 'rsc' || !isOn || !code.includes('use client')) return;
      const from = packageOf(id);
      const wake = from ? include[from] : wakeOf(code, id, config.root);
      if (!wake) return;
      wakes.set(id, wake);
      for (const one of wake.split(' ')) occurring.add(one);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isOn || !isBuild()) return;
        if (this.environment.name === 'rsc') {
          if (!manager().isScanBuild) assertServer(config.root, [...this.getModuleIds()]);
          warnOfPackages(references(), wakes, (line) => config.logger.warn(line));
        }
        if (this.environment.name !== 'client') return;
        wakeTogether(wakes, states, (id) => importsIn(this.getModuleInfo(id))).forEach(warnOfState);
        // GitHub Pages leaves out files that begin with an underscore.
        if (Object.keys(bundle).some((name) => /(?:^|\/)_/.test(name)))
          this.emitFile({ type: 'asset', fileName: '.nojekyll', source: '' });
        addresses = new Map(
          [...emitted].map(([id, key]) => [
            id,
            closure(this.getFileName(key), bundle).map((name) => config.base + name),
          ]),
        );
      },
    },
  };
}

/** What a module of the project imports of the project. */
const importsIn = (module: Rollup.ModuleInfo | null) =>
  (module?.importedIds ?? []).filter((id) => !packageOf(id));

/** A chunk and what it imports statically. */
function closure(name: string, bundle: Rollup.OutputBundle, found = new Set<string>()): string[] {
  const chunk = bundle[name];
  if (chunk?.type === 'chunk' && !found.has(name)) {
    found.add(name);
    for (const next of chunk.imports) closure(next, bundle, found);
  }
  return [...found];
}

/** @throws where the server's bundle would be built without islands, or without pages, and without a word */
function assertServer(root: string, modules: readonly string[]): void {
  const [file = 'src/waku.server.tsx'] = globSync('src/waku.server.*', { cwd: root });
  if (!modules.some((id) => id.startsWith(`\0${NAME}:`))) {
    throw new Error(
      `${file}: no adapter is used. Write \`import adapter from 'waku/adapters/default'\` and \`export default adapter(router)\`.`,
    );
  }
  const folder = resolve(root, PAGES);
  if (existsSync(folder) && !modules.some((id) => id.startsWith(folder))) {
    throw new Error(
      `${file}: none of the pages in ${PAGES} is found. Write \`fsRouter(import.meta.glob('./pages/**/*.{js,jsx,ts,tsx}'))\`.`,
    );
  }
}

/** Says which packages' client components stay HTML. */
function warnOfPackages(
  references: ReadonlyMap<string, Reference>,
  wakes: ReadonlyMap<string, Wake>,
  warn: (line: string) => void,
): void {
  const names = new Set<string>();
  for (const [id, { renderedExports }] of references) {
    const name = packageOf(id);
    if (name && name !== 'waku' && renderedExports.length > 0 && !wakes.has(id)) names.add(name);
  }
  for (const name of names)
    warn(
      `${NAME}: client components of ${name} stay HTML. If they are to be islands, write islands({ include: { '${name}': 'press' } }).`,
    );
}
