import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { beginReport, warn } from './build-report.ts';
import { namesOfContexts } from './client-modules.ts';
import { development } from './development.ts';
import { developAsBuilt, loadHydrate } from './development-server.ts';
import { type IslandChunks, islandChunks } from './island-chunks.ts';
import { type IslandSources, islandSources } from './island-sources.ts';
import { assertOptions, type IslandsOptions } from './options.ts';
import { ownFile, packageOf } from './package-files.ts';
import {
  type MissingNames,
  missingNames,
  prebundlePreact,
  replacementOf,
  reportMissingNames,
  standIn,
  warnOfCopies,
  warnOfInnerCopy,
} from './preact-client.ts';
import { assertServer, warnOfPackages } from './project-checks.ts';
import { replacedModules } from './replaced-modules.ts';
import { replacing } from './replacing.ts';
import { type Site, siteOf } from './site.ts';
import { CLIENT_ENTRY } from './waku.ts';

export type { IslandsOptions, Mode } from './options.ts';
export type { Wake } from './wake-strategies.ts';

const NAME = 'waku-islands';
/** The folder of this package, which a project may have as a link. */
const OWN = dirname(ownFile('vite'));

/**
 * The Vite plugin: makes an island of each client component that a server component renders. In
 * development Waku's own client hydrates the whole page, unless the client is Preact; the rules for
 * islands are checked there too.
 */
export function islands(options: IslandsOptions = {}): Plugin {
  assertOptions(options);
  const { client = 'react' } = options;
  let site: Site;
  let sources: IslandSources;
  let chunks: IslandChunks;
  let replaced: ReturnType<typeof replacing>;
  /** The names of React that Preact lacks; none where React is the client. */
  let missing: MissingNames = new Map();

  /**
   * Reports what a module of the client lacks or doubles. In development this sees the site's code
   * alone, since packages are prebundled.
   */
  const checkModule = (environment: string, code: string, id: string) => {
    const isOfSite = !packageOf(id) && !id.startsWith(OWN);
    if (!(site.isBuild ? environment === 'client' : environment === 'ssr' && isOfSite)) return;
    warnOfInnerCopy(code, id);
    reportMissingNames(code, id, site.fileOf(id), missing);
  };

  return {
    name: NAME,
    // Before plugin-rsc replaces the modules by references.
    enforce: 'pre',
    config: (_, { command }) => ({
      environments: {
        client: {
          // Keeps the exports of entries, since pages import them.
          build: { rolldownOptions: { preserveEntrySignatures: 'exports-only' } },
          // The included package makes Vite prebundle again where React was the client before.
          ...(client === 'preact' && command === 'serve'
            ? {
                optimizeDeps: {
                  include: ['preact/compat'],
                  rolldownOptions: { plugins: [prebundlePreact(() => missing)] },
                },
              }
            : {}),
        },
        ssr: { resolve: { noExternal: [NAME] } },
        rsc: { resolve: { noExternal: [NAME] } },
      },
    }),
    configResolved(config) {
      site = siteOf(config, options);
      sources = islandSources(site);
      chunks = islandChunks(site, sources);
      replaced = replacing(NAME, replacedModules(site, sources, chunks));
      if (client === 'preact') missing = missingNames(site.root);
      delete development().preact;
      if (!site.isBuild) return;
      const folder = resolve(site.root, site.outDir);
      beginReport({
        atEnd: async (write) => {
          sources.giveAdvice();
          // GitHub Pages leaves out files that begin with an underscore.
          const files = globSync('**/_*', { cwd: folder });
          if (files.length > 0 && !existsSync(`${folder}/.nojekyll`)) await write('.nojekyll', '');
        },
        usesOf: (element, around) => {
          const [name = '', ...files] = element.split(' ');
          const isIsland = (id: string) => String(chunks.filesOf(id)) === String(files);
          return sources.usesOf(name, isIsland, around);
        },
      });
      const [own] = globSync('src/waku.client.*', { cwd: site.root });
      if (own && site.isOn)
        warn(
          own,
          'runs in development and on pages whose mode is full. What other pages need goes into islands({ script }).',
        );
    },
    configureServer(server) {
      if (site.isDevelopedAsBuilt) developAsBuilt(server, site, sources);
    },
    buildStart() {
      if (site.isOn && site.isBuild && this.environment.name === 'client')
        chunks.emit((file) => this.emitFile(file));
    },
    resolveId(source, importer, options) {
      const isClient = this.environment.name === 'client';
      const replacement = client === 'preact' && site.isBuild && isClient && replacementOf(source);
      if (replacement)
        return replacement.startsWith('\0')
          ? replacement
          : this.resolve(replacement, importer, options);
      return (
        chunks.resolveSheets(source) ?? replaced.resolveId.call(this, source, importer, options)
      );
    },
    load(id) {
      // Pages do not load Waku's client, but plugin-rsc wants an entry of this name.
      const isWithoutWaku = client === 'preact' || (!site.isFull && site.isBuild);
      if (isWithoutWaku && this.environment.name === 'client' && CLIENT_ENTRY.test(id)) return '';
      return (
        chunks.loadSheets(id) ??
        loadHydrate(id) ??
        standIn(id, missing) ??
        replaced.load.call(this, id)
      );
    },
    async transform(code, id) {
      const { name } = this.environment;
      if (name === 'client' && packageOf(id) !== 'react-dom') sources.noteHandlers(code);
      checkModule(name, code, id);
      if (name === 'ssr') {
        sources.examine(code, id);
        if (/(?:=|\*\/)\s*(?:\w+\.)?createContext\(/.test(code))
          return { code: code + namesOfContexts(code, id, site.fileOf(id)), map: null };
      }
      if (name !== 'rsc' || !site.isOn) return;
      sources.noteStrategies(code);
      if (!code.includes('use client')) return;
      await sources.read(code, id, async (source, importer) => {
        const found = await this.resolve(source, importer);
        return found && { id: found.id, code: readFileSync(found.id.replace(/[?].*/, ''), 'utf8') };
      });
    },
    buildEnd() {
      const { name } = this.environment;
      if (!site.isOn || name === 'client' || !site.isScan()) return;
      for (const id of this.getModuleIds())
        sources.noteImports(name, id, this.getModuleInfo(id)?.importedIds ?? []);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (!site.isOn || !site.isBuild) return;
        if (this.environment.name === 'rsc') {
          if (site.isFinalPass()) assertServer(site.root, [...this.getModuleIds()], `\0${NAME}:`);
          warnOfPackages(site.references(), sources.wakes);
        }
        if (this.environment.name !== 'client') return;
        sources.joinSharing();
        sources.advise();
        warnOfCopies(
          new Map(
            [...this.getModuleIds()].map((id) => [id, this.getModuleInfo(id)?.importers ?? []]),
          ),
          client,
        );
        chunks.noteFileNames((key) => this.getFileName(key), bundle);
      },
    },
    writeBundle() {
      if (site.isOn && site.isBuild && this.environment.name === 'client') chunks.addStyles();
    },
  };
}
