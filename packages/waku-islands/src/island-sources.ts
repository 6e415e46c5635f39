import { resolve } from 'node:path';
import { fault, warn, wasRendered } from './build-report.ts';
import { SHEET } from './bundle-styles.ts';
import { type ClientModule, type LoadImport, readClientModule } from './client-modules.ts';
import { development } from './development.ts';
import { findUses } from './island-uses.ts';
import { packageOf } from './package-files.ts';
import { holdsState, reached, wakeTogether } from './shared-state.ts';
import type { Site } from './site.ts';
import { adviceFor, examineCode, type Findings } from './sleeping-code.ts';
import { isTogether, pressesIn, STRATEGIES, type Wake, withReact } from './wake-strategies.ts';

const CODE = /\.[cm]?[jt]sx?$/;
const ISLAND_ENTRY = 'waku-islands/island';
type Imports = (id: string) => readonly string[];
export type IslandSources = ReturnType<typeof islandSources>;

/** Collects what the sources say of islands, as Vite reads them. */
export function islandSources(site: Site) {
  const { fileOf } = site;
  const { include = {} } = site.options;
  /** When each island wakes, by its file. */
  const wakes = new Map<string, Wake>();
  /** What was read in the file of each island of the project. */
  const clientModules = new Map<string, ClientModule>();
  /**
   * The strategies and the handled events in use, `enter` (a handler of keys) and `together` (islands
   * that wake together). `boot.ts` is compiled without code for any other.
   */
  const inUse = new Set<string>();
  /** The modules with state that islands can share. */
  const states = new Set<string>();
  /** The findings in each of the project's modules that are part of islands. */
  const findings = new Map<string, Findings>();
  /** The imports of each module of the bundle that renders pages, style sheets included. */
  const imports = new Map<string, readonly string[]>();
  /** The imports of each module of the bundle of server components. */
  const serverImports = new Map<string, readonly string[]>();
  /** Advice on islands, by file. */
  const advised = new Map<string, readonly string[]>();
  let allImportsOf: Imports = (id) => imports.get(id) ?? [];

  const importsOf: Imports = (id) => allImportsOf(id).filter((one) => !packageOf(one));
  /** An island's modules, except those of packages. */
  const modulesOf = (id: string) => [...reached(id, importsOf)];
  /** The file of server actions that an island imports. */
  const actionsOf = (id: string) =>
    modulesOf(id)
      .filter((one) => findings.get(one)?.isServerFile)
      .map(fileOf)[0];

  return {
    wakes,
    inUse,
    actionsOf,
    exportLinesOf: (id: string) => clientModules.get(id)?.lines ?? {},
    /** The style sheets of a client component, its packages' too, in the order of the imports. */
    sheetsOf: (id: string) => [...reached(id, allImportsOf)].filter((one) => SHEET.test(one)),

    /** Reads the file of a client component. An error in it is a fault of the build. */
    async read(code: string, id: string, load: LoadImport): Promise<void> {
      const from = packageOf(id);
      const file = fileOf(id);
      let found: ClientModule | undefined;
      try {
        found = from ? undefined : await readClientModule(code, id, file, load);
      } catch (error) {
        fault(error as Error);
        found = { wake: 'press', isWakeStated: true, lines: {} };
      }
      const wake = from ? include[from] : found?.wake;
      if (!wake) return;
      wakes.set(id, wake);
      for (const one of wake.split(' ')) inUse.add(one);
      if (!found) return;
      clientModules.set(id, found);
      if (site.isBuild || !CODE.test(id)) return;
      development().clientModules.set(file, found);
      for (const text of adviceFor(file, found, new Map([[file, examineCode(code, id)]])))
        warn(file, text);
    },

    /**
     * Examines a module that may be part of islands, before other plugins change it: in the scan of
     * a build, and in development with Preact. Elsewhere it does nothing.
     */
    examine(code: string, id: string): void {
      if (packageOf(id) || !CODE.test(id) || !(site.isScan() || site.isDevelopedAsBuilt)) return;
      const found = examineCode(code, id);
      findings.set(id, found);
      // Where no handler hears keys, `boot.ts` has no code for Enter in a field, and is 15 bytes smaller.
      if (found.hearsKeys) inUse.add('enter');
      if (holdsState(code)) states.add(id);
      else states.delete(id);
    },

    /** Notes the events for which a module of the client's bundle has handlers. */
    noteHandlers(code: string): void {
      for (const type of pressesIn(code)) inUse.add(type);
    },

    /** Notes the strategies that a server component gives by `<Island wake="…">`. */
    noteStrategies(code: string): void {
      if (!code.includes(ISLAND_ENTRY)) return;
      const uses = [...code.matchAll(/\bwake=(?:\{?["'`]([\w -]+)["'`]|\{)/g)];
      for (const [, wake] of uses) {
        // An expression may be any strategy.
        if (!wake || isTogether(wake)) inUse.add('together');
        for (const one of wake?.split(' ') ?? STRATEGIES) inUse.add(one);
      }
    },

    /** Notes the imports of a module of one of the server's two bundles. */
    noteImports(bundle: string, id: string, imported: readonly string[]): void {
      (bundle === 'rsc' ? serverImports : imports).set(id, imported);
    },
    /** Sets the function that finds a module's imports; in development the server knows them. */
    setImportsSource(source: Imports): void {
      allImportsOf = source;
    },
    /** When an island wakes in development, once its modules are loaded: with those of its state. */
    wakeOf(source: string, wake: Wake): Wake {
      const hasState = modulesOf(resolve(site.root, source)).some((id) => states.has(id));
      return hasState ? withReact(wake) : wake;
    },

    /** Makes islands that share state wake together, once all modules are known. */
    joinSharing(): void {
      const sleepersByState = wakeTogether(wakes, states, importsOf);
      if ([...wakes.values()].some(isTogether)) inUse.add('together');
      for (const [state, never] of sleepersByState)
        for (const id of never)
          warn(
            fileOf(id),
            `shares the state of ${fileOf(state)} and never wakes, so it does not show what other islands make of that state.`,
          );
    },

    /** Warns of code that a sleeping island does not run, once all modules are known. */
    advise(): void {
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
        const dispatcher = [...clientModules.keys()].find(
          (other) => other !== id && events('dispatched', other).some((one) => heard.includes(one)),
        );
        const advice = adviceFor(fileOf(id), module, seen, dispatcher && fileOf(dispatcher));
        if (advice.length > 0) advised.set(id, advice);
      }
    },
    /** Warns with the advice on rendered islands, or on all if pages are rendered only on request. */
    giveAdvice(): void {
      const isAnyRendered = [...clientModules.keys()].some((id) => wasRendered(fileOf(id)));
      for (const [id, texts] of advised)
        if (wasRendered(fileOf(id)) || (!isAnyRendered && !site.isFull))
          for (const text of texts) warn(fileOf(id), text);
    },

    /**
     * The places where server components render an island.
     *
     * @param name the island's export
     * @param isIsland whether a file is the island's
     * @param around a tag: if there are uses inside it, only they are returned
     */
    usesOf(name: string, isIsland: (id: string) => boolean, around: string): string[] {
      const island = [...wakes.keys()].find(
        (id) => name in (clientModules.get(id)?.lines ?? {}) && isIsland(id),
      );
      if (!island) return [];
      const importsOfServer: Imports = (id) =>
        (serverImports.get(id) ?? []).filter((one) => !packageOf(one));
      const using = [...serverImports.keys()].filter(
        (id) => id !== island && !packageOf(id) && reached(id, importsOfServer).has(island),
      );
      return findUses(fileOf(island), name, new Map(using.map((id) => [id, fileOf(id)])), around);
    },
  };
}
