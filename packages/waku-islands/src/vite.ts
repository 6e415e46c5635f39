import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix, relative, resolve } from 'node:path';
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite';
import { ownFile, replacing } from './around.ts';
import { beginReport, fault, warn, wasRendered } from './build-report.ts';
import { closure, SHEET, stylesOf } from './bundle-styles.ts';
import {
  type ClientModule,
  type LoadImport,
  namesOfContexts,
  readClientModule,
} from './client-modules.ts';
import { development, reloadOnChange } from './development.ts';
import { adviceFor, type Findings, findingsIn } from './findings.ts';
import { compileScripts } from './html/compile-scripts.ts';
import type { IslandParts } from './html/island-page.ts';
import type { FileInfo, IslandInfo } from './island-info.ts';
import { assertOptions, hasMode, type IslandsOptions } from './options.ts';
import { placesOf } from './places.ts';
import {
  insteadOf,
  lackingIn,
  preactAhead,
  reportMissingNames,
  standIn,
  warnOfCopies,
} from './preact-client.ts';
import { assertServer, packageOf, type Reference, warnOfPackages } from './project-checks.ts';
import { holdsState, reached, wakeTogether } from './shared-state.ts';
import { isTogether, PRESSES, pressesIn, STRATEGIES, type Wake, withReact } from './wake.ts';
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
export type { Wake } from './wake.ts';

const NAME = 'waku-islands';
const quoted = (name: string): string => JSON.stringify(ownFile(name));
const HYDRATE = ownFile('browser/hydrate');
const HYDRATE_IN_DEVELOPMENT = `${NAME}:hydrate`;
/** Modules that import the style sheets of a client component, by its file. */
const SHEETS = `${NAME}:sheets:`;
const CODE = /\.[cm]?[jt]sx?$/;
interface Manager {
  readonly isScanBuild: boolean;
  readonly clientReferenceMetaMap: Readonly<Record<string, Reference>>;
  /** The files of each client component that pages link, by its key. */
  readonly buildAssetsManifest?: {
    readonly clientReferenceDeps: Record<string, { js: string[]; css: string[] }>;
  };
}

/**
 * The Vite plugin: makes an island of each client component that a server component renders. In
 * development Waku's own client hydrates the whole page; the rules for islands are checked there too.
 */
export function islands(options: IslandsOptions = {}): Plugin {
  assertOptions(options);
  const { include = {}, script, pageScripts = {}, pagesAhead = false, hooks } = options;
  const { client = 'react' } = options;
  const isOn = hasMode('islands', options) || hasMode('none', options);
  const isFull = hasMode('full', options);
  /** When each island wakes, by its file. */
  const wakes = new Map<string, Wake>();
  /** What was read in the file of each island of the project. */
  const clientModules = new Map<string, ClientModule>();
  /** The strategies, and the events that islands have handlers for. */
  const occurring = new Set<string>();
  /** Modules with state. */
  const states = new Set<string>();
  /** The findings in each of the project's modules that are part of islands. */
  const findings = new Map<string, Findings>();
  /** The imports of each module of the server's bundle, style sheets included. */
  const imports = new Map<string, readonly string[]>();
  /** The imports of each module of the bundle of server components. */
  const serverImports = new Map<string, readonly string[]>();
  /** The emitted chunks by file; components that stay HTML have chunks for their style sheets. */
  const emitted = new Map<string, string>();
  const emittedStyles = new Map<string, string>();
  /** The addresses of each chunk and of its imports. */
  let addresses = new Map<string, readonly string[]>();
  /** The addresses of each chunk's style sheets, and of those of its dynamic imports. */
  const styles = new Map<string, readonly string[]>();
  const laterStyles = new Map<string, IslandInfo['laterStyles']>();
  /** Advice on islands, by file. */
  const advised = new Map<string, readonly string[]>();
  let config: ResolvedConfig;
  /** The names that Preact lacks, by module; empty where React is the client. */
  let lacking: ReturnType<typeof lackingIn> = new Map();
  const isBuild = () => config.command === 'build';
  /** Whether a development server makes pages as the build does. */
  const isDevelopedAsBuilt = () => client === 'preact' && !isBuild();
  let server: ViteDevServer | undefined;
  /** In development, the inline scripts until a file changes. */
  let scripts: ReturnType<typeof compileScripts> | undefined;

  const manager = (): Manager => {
    const plugin = config.plugins.find(({ name }) => name === 'rsc:minimal');
    const found = plugin?.api?.manager;
    if (!found?.clientReferenceMetaMap)
      throw new UnexpectedWaku('plugin-rsc', 'api.manager.clientReferenceMetaMap');
    return found;
  };
  const references = () => new Map(Object.entries(manager().clientReferenceMetaMap));
  /** True in the final build, which follows the scan: by then the names of the client's files are known. */
  const isLast = () => isBuild() && !manager().isScanBuild;

  /** The names of an island's chunks, without those that every island needs. */
  const filesOf = (file: string): string[] => {
    const shared = addresses.get(HYDRATE);
    const own = addresses.get(file)?.filter((address) => !shared?.includes(address)) ?? [];
    return own.map((address) => posix.basename(address));
  };

  /** The facts about islands, by the key that plugin-rsc gives them. */
  const known = () =>
    Object.fromEntries(
      [...references()].flatMap(([file, { referenceKey }]) => {
        const wake = wakes.get(file);
        const later = laterStyles.get(file) ?? [];
        const info: FileInfo = {
          source: fileOf(file),
          lines: clientModules.get(file)?.lines ?? {},
          files: filesOf(file),
          wake: wake ?? 'press',
          laterStyles: later,
          client,
          actions: modulesOf(file)
            .filter((id) => findings.get(id)?.isServerFile)
            .map(fileOf)[0],
        };
        const name = packageOf(file);
        if (wake) return [[referenceKey, info]];
        // Otherwise the strategy at the place of use would reach the component as a prop.
        return name && name !== 'waku' ? [[referenceKey, { ...info, package: name }]] : [];
      }),
    );

  const parts = async (): Promise<IslandParts> => ({
    ...everywhere(),
    runtime: addresses.get(HYDRATE) ?? [],
    styleOrder: [
      ...new Set([...references().keys()].toSorted().flatMap((id) => styles.get(id) ?? [])),
    ],
    ...(await compileScripts(config.root, options, occurring)),
  });
  const everywhere = () => ({
    assets: `${config.base}${config.environments.client?.build.assetsDir}/`,
    pagesAhead,
    isEverywhere: Boolean(script || pagesAhead || Object.keys(pageScripts).length > 0),
  });

  /** Everything that may be in use, since the pages to come are not known. */
  const possible = new Set([...STRATEGIES, ...PRESSES, 'enter', 'together']);
  const partsInDevelopment = async (): Promise<IslandParts> => {
    scripts ??= compileScripts(config.root, options, possible);
    const { shared, own } = await scripts;
    return {
      ...everywhere(),
      runtime: [`${config.base}@id/__x00__${HYDRATE_IN_DEVELOPMENT}`],
      own,
      // React's Fast Refresh calls these in each module.
      shared: `$RefreshReg$=()=>{};$RefreshSig$=()=>(type)=>type;${shared}`,
      isDeveloped: true,
    };
  };
  /** What is known of an island whose modules have been loaded to be rendered. */
  const infoInDevelopment = (info: FileInfo): FileInfo => {
    const modules = modulesOf(resolve(config.root, info.source));
    const hasState = modules.some((id) => states.has(id));
    return {
      ...info,
      client,
      wake: hasState ? withReact(info.wake) : info.wake,
      actions: modules.filter((id) => findings.get(id)?.isServerFile).map(fileOf)[0],
    };
  };

  const fileOf = (id: string) => relative(config.root, id);
  const allImportsOf = (id: string): readonly string[] => {
    const { importedModules = [] } = server?.environments.ssr.moduleGraph.getModuleById(id) ?? {};
    return imports.get(id) ?? [...importedModules].flatMap((one) => one.id ?? []);
  };
  const importsOf = (id: string) => allImportsOf(id).filter((one) => !packageOf(one));
  /** An island's modules, except those of packages. */
  const modulesOf = (id: string) => [...reached(id, importsOf)];
  /** The style sheets of a client component, its packages' too, in the order of the imports. */
  const sheetsOf = (id: string) => [...reached(id, allImportsOf)].filter((one) => SHEET.test(one));

  /** Reads the file of a client component. An error in it is a fault of the build. */
  const read = async (code: string, id: string, load: LoadImport): Promise<void> => {
    const from = packageOf(id);
    const file = fileOf(id);
    let found: ClientModule | undefined;
    try {
      found = from ? undefined : await readClientModule(code, id, file, load);
    } catch (error) {
      fault(error as Error);
      found = { wake: 'press', isWakeSaid: true, lines: {} };
    }
    const wake = from ? include[from] : found?.wake;
    if (!wake) return;
    wakes.set(id, wake);
    for (const one of wake.split(' ')) occurring.add(one);
    if (!found) return;
    clientModules.set(id, found);
    if (isBuild() || !CODE.test(id)) return;
    development().read.set(file, found);
    for (const text of adviceFor(file, found, new Map([[file, findingsIn(code, id)]])))
      warn(file, text);
  };

  /** Examines a module that may be part of islands, before other plugins change it. */
  const look = (code: string, id: string) => {
    const isWanted = isBuild() ? manager().isScanBuild : isDevelopedAsBuilt();
    if (packageOf(id) || !CODE.test(id) || !isWanted) return;
    const found = findingsIn(code, id);
    findings.set(id, found);
    // Enter in a field is kept only if some handler hears keys, which saves 15 bytes in each page.
    if (found.hearsKeys) occurring.add('enter');
    if (holdsState(code)) states.add(id);
    else states.delete(id);
  };

  /** Reports names that the client lacks; in development, where packages are prebundled, only ours. */
  const lookForLacks = (environment: string, code: string, id: string) => {
    if (isBuild() ? environment === 'client' : environment === 'ssr' && !packageOf(id))
      reportMissingNames(code, id, fileOf(id), lacking);
  };

  /** Notes the strategies that stand at places of use. */
  const notePlaces = (code: string) => {
    if (!code.includes(`${NAME}/island`)) return;
    const places = [...code.matchAll(/\bwake=(?:\{?["'`]([\w -]+)["'`]|\{)/g)];
    for (const [, said] of places) {
      if (!said || isTogether(said)) occurring.add('together');
      for (const one of said?.split(' ') ?? STRATEGIES) occurring.add(one);
    }
  };

  /** Makes the advice on islands, once all their modules are known. */
  const adviseOn = () => {
    const deafByState = wakeTogether(wakes, states, importsOf);
    if ([...wakes.values()].some(isTogether)) occurring.add('together');
    for (const [state, deaf] of deafByState)
      for (const id of deaf)
        warn(
          fileOf(id),
          `shares the state of ${fileOf(state)} and never wakes, so it does not show what others do with it.`,
        );
    const events = (kind: 'dispatched' | 'heard', id: string) =>
      modulesOf(id).flatMap((one) => findings.get(one)?.[kind] ?? []);
    for (const [id, module] of clientModules) {
      if (module.wake === 'never') continue;
      const seen = new Map(
        modulesOf(id).flatMap((one) => {
          const found = findings.get(one);
          return found ? [[fileOf(one), found] as const] : [];
        }),
      );
      const heard = events('heard', id);
      const by = [...clientModules.keys()].find(
        (other) => other !== id && events('dispatched', other).some((one) => heard.includes(one)),
      );
      const advice = adviceFor(fileOf(id), module, seen, by && fileOf(by));
      if (advice.length > 0) advised.set(id, advice);
    }
  };
  /** Gives the advice on rendered islands, or on all if pages are rendered only on request. */
  const sayAdvice = () => {
    const isAnyRendered = [...clientModules.keys()].some((id) => wasRendered(fileOf(id)));
    for (const [id, texts] of advised)
      if (wasRendered(fileOf(id)) || (!isAnyRendered && !isFull))
        for (const text of texts) warn(fileOf(id), text);
  };

  /** The places in server components where an island is rendered, from the name that its element has. */
  const placesOfUse = (element: string, around: string): string[] => {
    const [name = '', ...files] = element.split(' ');
    const island = [...wakes.keys()].find((id) => {
      const { lines = {} } = clientModules.get(id) ?? {};
      return name in lines && String(filesOf(id)) === String(files);
    });
    if (!island) return [];
    const importsOfServer = (id: string) =>
      (serverImports.get(id) ?? []).filter((one) => !packageOf(one));
    const using = [...serverImports.keys()].filter(
      (id) => id !== island && !packageOf(id) && reached(id, importsOfServer).has(island),
    );
    return placesOf(fileOf(island), name, new Map(using.map((id) => [id, fileOf(id)])), around);
  };

  /** The last arguments of `documents`, as code. */
  const partsFor = async (): Promise<string> => {
    if (isLast()) return `async () => (${JSON.stringify(await parts())})`;
    if (!isDevelopedAsBuilt()) return 'undefined';
    return `() => development().preact.parts(), ${JSON.stringify(config.base)}`;
  };
  const project = (file: string) => JSON.stringify(`/${file}`);

  /** Waku's client for projects without one, with the inline scripts of pages with islands. */
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
          `import { withErrors, withHooks } from ${quoted('rsc/handlers')};
${hooks ? `import hooks from ${project(hooks)};` : 'const hooks = {};'}`,
          isDevelopedAsBuilt()
            ? `withErrors(handlers, ${JSON.stringify(config.base)})`
            : `withHooks(handlers, hooks, ${isFull})`,
        ),
    },
    {
      environment: 'ssr',
      ...RENDERER,
      code: async (original) => `
import { renderHtmlStream as render, renderHtmlFallback as renderFallback } from ${original};
import { documents, fallback } from ${quoted('ssr/document')};
import { development } from ${quoted('development')};
const options = ${JSON.stringify({ mode: options.mode, routes: options.routes })};
export const renderHtmlStream = documents(render, options, ${await partsFor()});
export const renderHtmlFallback = ${isBuild() || isDevelopedAsBuilt() ? 'fallback(renderFallback, options)' : 'renderFallback'};`,
    },
    {
      environment: 'ssr',
      ...REFERENCES,
      code: (original) => `
export * from ${original};
import { setRequireModule as set } from ${original};
import { wrapReferences } from ${quoted('ssr/references')};
export const setRequireModule = wrapReferences(set, ${isLast() ? JSON.stringify(known()) : 'undefined'}, ${JSON.stringify(include)});`,
    },
    { environment: 'client', source: OWN_CLIENT, code: clientEntry },
  ]);

  return {
    name: NAME,
    // Before plugin-rsc replaces the modules by references.
    enforce: 'pre',
    config: (_, { command }) => ({
      environments: {
        client: {
          // Otherwise the exports of an entry, which pages import, would be dropped.
          build: { rolldownOptions: { preserveEntrySignatures: 'exports-only' } },
          // The name makes Vite bundle the packages again where React was the client before.
          ...(client === 'preact' && command === 'serve'
            ? {
                optimizeDeps: {
                  include: ['preact/compat'],
                  rolldownOptions: { plugins: [preactAhead(() => lacking)] },
                },
              }
            : {}),
        },
        ssr: { resolve: { noExternal: [NAME] } },
        rsc: { resolve: { noExternal: [NAME] } },
      },
    }),
    configResolved(resolved) {
      config = resolved;
      if (client === 'preact') lacking = lackingIn(config.root);
      if (isDevelopedAsBuilt())
        development().preact = { infoOf: infoInDevelopment, parts: partsInDevelopment };
      else delete development().preact;
      const folder = resolve(
        config.root,
        config.environments.client?.build.outDir ?? 'dist/public',
      );
      if (isBuild())
        beginReport({
          atEnd: async (write) => {
            sayAdvice();
            // GitHub Pages leaves out files that begin with an underscore.
            const files = globSync('**/_*', { cwd: folder });
            if (files.length > 0 && !existsSync(`${folder}/.nojekyll`))
              await write('.nojekyll', '');
          },
          placesOf: placesOfUse,
        });
      const [own] = globSync('src/waku.client.*', { cwd: config.root });
      if (own && isOn && isBuild())
        warn(
          own,
          'runs in development and on pages whose mode is full. What other pages need goes into islands({ script }).',
        );
    },
    configureServer(started) {
      if (!isDevelopedAsBuilt()) return;
      server = started;
      reloadOnChange(server);
      server.watcher.on('all', () => {
        scripts = undefined;
      });
    },
    hotUpdate({ file }) {
      // Modules for `script` are in no bundle of the server's.
      const isInline = [script, ...Object.values(pageScripts)].some(
        (one) => file === resolve(config.root, one ?? ''),
      );
      if (isDevelopedAsBuilt() && isInline) this.environment.hot.send({ type: 'full-reload' });
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
      for (const [id, { referenceKey }] of references()) {
        if (emitted.has(id) || sheetsOf(id).length === 0) continue;
        // Rolldown treats two chunks of one name as the same.
        const key = { type: 'chunk', id: SHEETS + id, name: `styles-${referenceKey}` } as const;
        emittedStyles.set(id, this.emitFile({ ...key, preserveSignature: 'strict' }));
      }
      emitted.set(
        HYDRATE,
        this.emitFile({ type: 'chunk', id: HYDRATE, name: 'hydrate', preserveSignature: 'strict' }),
      );
    },
    resolveId(source, importer, options) {
      if (source.startsWith(SHEETS)) return `\0${source}`;
      const isPreact = client === 'preact' && isBuild() && this.environment.name === 'client';
      const instead = isPreact && insteadOf(source);
      if (instead)
        return instead.startsWith('\0') ? instead : this.resolve(instead, importer, options);
      return resolveId.call(this, source, importer, options);
    },
    load(id) {
      // Imported with a name, or CSS modules would be dropped.
      if (id.startsWith(`\0${SHEETS}`)) {
        const sheets = sheetsOf(id.slice(SHEETS.length + 1));
        const lines = sheets.map(
          (sheet, at) => `import * as s${at} from ${JSON.stringify(sheet)};`,
        );
        return `${lines.join('\n')}\nexport default [${sheets.map((_, at) => `s${at}`)}];`;
      }
      // Pages do not load Waku's client; plugin-rsc wants an entry of this name.
      const isWithoutWaku = client === 'preact' || (!isFull && isBuild());
      if (isWithoutWaku && this.environment.name === 'client' && CLIENT_ENTRY.test(id)) return '';
      if (id === `\0${HYDRATE_IN_DEVELOPMENT}`) return `export * from ${JSON.stringify(HYDRATE)};`;
      return standIn(id, lacking) ?? load.call(this, id);
    },
    async transform(code, id) {
      const { name } = this.environment;
      if (name === 'client' && packageOf(id) !== 'react-dom')
        for (const type of pressesIn(code)) occurring.add(type);
      lookForLacks(name, code, id);
      if (name === 'ssr') {
        look(code, id);
        if (/(?:=|\*\/)\s*(?:\w+\.)?createContext\(/.test(code))
          return { code: code + namesOfContexts(code, id, fileOf(id)), map: null };
      }
      if (name !== 'rsc' || !isOn) return;
      notePlaces(code);
      if (!code.includes('use client')) return;
      await read(code, id, async (source, importer) => {
        const found = await this.resolve(source, importer);
        return found && { id: found.id, code: readFileSync(found.id.replace(/[?].*/, ''), 'utf8') };
      });
    },
    buildEnd() {
      const { name } = this.environment;
      if (!isOn || !isBuild() || name === 'client' || !manager().isScanBuild) return;
      const found = name === 'rsc' ? serverImports : imports;
      for (const id of this.getModuleIds())
        found.set(id, this.getModuleInfo(id)?.importedIds ?? []);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!isOn || !isBuild()) return;
        if (this.environment.name === 'rsc') {
          if (!manager().isScanBuild)
            assertServer(config.root, [...this.getModuleIds()], `\0${NAME}:`);
          warnOfPackages(references(), wakes);
        }
        if (this.environment.name !== 'client') return;
        adviseOn();
        warnOfCopies(
          new Map(
            [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importers ?? []]),
          ),
          client,
        );
        addresses = new Map(
          [...emitted].map(([id, key]) => [
            id,
            closure(this.getFileName(key), bundle)
              .map((name) => config.base + name)
              .toReversed(),
          ]),
        );
        for (const [id, key] of [...emitted, ...emittedStyles]) {
          const found = stylesOf(this.getFileName(key), bundle, config.base);
          styles.set(id, found.now);
          laterStyles.set(id, found.later);
        }
        // Only the style sheets of these chunks are wanted.
        for (const key of emittedStyles.values()) delete bundle[this.getFileName(key)];
      },
    },
    writeBundle() {
      if (!isOn || !isBuild() || this.environment.name !== 'client') return;
      const { buildAssetsManifest } = manager();
      if (!buildAssetsManifest)
        throw new UnexpectedWaku('plugin-rsc', 'api.manager.buildAssetsManifest');
      // Where Waku's client runs, the components are known already; elsewhere no bundle imports them.
      for (const [id, { referenceKey }] of references()) {
        const deps = buildAssetsManifest.clientReferenceDeps[referenceKey];
        deps?.css.push(...(styles.get(id) ?? []).filter((href) => !deps.css.includes(href)));
      }
    },
  };
}
