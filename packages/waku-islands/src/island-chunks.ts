import { posix } from 'node:path';
import type { Rollup } from 'vite';
import { stylesOf, withImports } from './bundle-styles.ts';
import type { FileInfo, IslandInfo } from './island-info.ts';
import type { IslandSources } from './island-sources.ts';
import { ownFile, packageOf } from './package-files.ts';
import type { Site } from './site.ts';
import { UnexpectedWaku } from './waku.ts';

/** The module that hydrates islands. */
export const HYDRATE = ownFile('browser/hydrate');
/** The prefix of modules that import the style sheets of a client component: its file follows. */
const SHEETS = 'waku-islands:sheets:';
export type IslandChunks = ReturnType<typeof islandChunks>;

/** The files of islands in the client's bundle: their scripts and their style sheets. */
export function islandChunks(site: Site, sources: IslandSources) {
  /** The key of the chunk that was emitted for each island, by its file. */
  const emitted = new Map<string, string>();
  /**
   * The keys of chunks that import only the style sheets of components that stay HTML, by their
   * files.
   */
  const emittedStyles = new Map<string, string>();
  /** The addresses of each chunk and of its imports. */
  let addresses = new Map<string, readonly string[]>();
  /** The addresses of each chunk's style sheets, and of those of its dynamic imports. */
  const styles = new Map<string, readonly string[]>();
  const laterStyles = new Map<string, IslandInfo['laterStyles']>();

  /** The names of an island's chunks, without those that every island needs. */
  const filesOf = (file: string): string[] => {
    const shared = addresses.get(HYDRATE);
    const own = addresses.get(file)?.filter((address) => !shared?.includes(address)) ?? [];
    return own.map((address) => posix.basename(address));
  };

  return {
    filesOf,
    /** The addresses of the chunk that hydrates and of what it imports. */
    runtime: () => addresses.get(HYDRATE) ?? [],
    /** The style sheets of client components, in the order in which one bundle would have them. */
    styleOrder: () => [
      ...new Set([...site.references().keys()].toSorted().flatMap((id) => styles.get(id) ?? [])),
    ],

    emit(emitFile: Rollup.PluginContext['emitFile']): void {
      for (const [id, wake] of sources.wakes) {
        const { packageSource = id } = site.references().get(id) ?? {};
        if (wake !== 'never')
          emitted.set(
            id,
            emitFile({ type: 'chunk', id: packageSource, preserveSignature: 'strict' }),
          );
      }
      for (const [id, { referenceKey }] of site.references()) {
        if (emitted.has(id) || sources.sheetsOf(id).length === 0) continue;
        // Rolldown treats two chunks of one name as the same.
        const chunk = { type: 'chunk', id: SHEETS + id, name: `styles-${referenceKey}` } as const;
        emittedStyles.set(id, emitFile(chunk));
      }
      emitted.set(
        HYDRATE,
        emitFile({ type: 'chunk', id: HYDRATE, name: 'hydrate', preserveSignature: 'strict' }),
      );
    },
    resolveSheets: (source: string) => (source.startsWith(SHEETS) ? `\0${source}` : undefined),
    loadSheets(id: string): string | undefined {
      if (!id.startsWith(`\0${SHEETS}`)) return undefined;
      const sheets = sources.sheetsOf(id.slice(SHEETS.length + 1));
      // The imports have names, since the bundler would drop CSS modules otherwise.
      const lines = sheets.map((sheet, at) => `import * as s${at} from ${JSON.stringify(sheet)};`);
      return `${lines.join('\n')}\nexport default [${sheets.map((_, at) => `s${at}`)}];`;
    },

    /** Notes the addresses of all chunks and style sheets, once the names of the files are known. */
    noteFileNames(getFileName: (key: string) => string, bundle: Rollup.OutputBundle): void {
      const { base } = site;
      addresses = new Map(
        [...emitted].map(([id, key]) => [
          id,
          withImports(getFileName(key), bundle)
            .map((name) => base + name)
            .toReversed(),
        ]),
      );
      for (const [id, key] of [...emitted, ...emittedStyles]) {
        const found = stylesOf(getFileName(key), bundle, base);
        styles.set(id, found.now);
        laterStyles.set(id, found.later);
      }
      // These chunks exist for their style sheets: nothing loads their scripts.
      for (const key of emittedStyles.values()) delete bundle[getFileName(key)];
    },
    /**
     * Tells plugin-rsc the style sheets of client components, since no bundle that it knows imports
     * them.
     */
    addStyles(): void {
      const { buildAssetsManifest } = site.manager();
      if (!buildAssetsManifest)
        throw new UnexpectedWaku('plugin-rsc', 'api.manager.buildAssetsManifest');
      // On pages with Waku's client plugin-rsc knows the sheets already, so none is added twice.
      for (const [id, { referenceKey }] of site.references()) {
        const deps = buildAssetsManifest.clientReferenceDeps[referenceKey];
        deps?.css.push(...(styles.get(id) ?? []).filter((href) => !deps.css.includes(href)));
      }
    },

    /** The facts about the files of islands, by the key that plugin-rsc gives each. */
    infoByKey: () =>
      Object.fromEntries(
        [...site.references()].flatMap(([file, { referenceKey }]) => {
          const wake = sources.wakes.get(file);
          const info: FileInfo = {
            source: site.fileOf(file),
            lines: sources.exportLinesOf(file),
            files: filesOf(file),
            wake: wake ?? 'press',
            laterStyles: laterStyles.get(file) ?? [],
            client: site.client,
            actions: sources.actionsOf(file),
          };
          const name = packageOf(file);
          if (wake) return [[referenceKey, info]];
          // Components of packages that stay HTML are wrapped too, since the strategy of an <Island>
          // around one would otherwise reach it as a prop.
          return name && name !== 'waku' ? [[referenceKey, { ...info, package: name }]] : [];
        }),
      ),
  };
}
