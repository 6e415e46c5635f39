import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, posix, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin, ResolvedConfig, Rollup } from 'vite';
import { wakeOf, wrapped } from './client-modules.ts';
import { offerTransform } from './html/handover.ts';
import { createTransform } from './html/transform.ts';
import { type IslandsOptions, settingsOf } from './options.ts';
import type { Wake } from './wake.ts';
import { assertRelease, noteVersion, UnexpectedWaku } from './waku.ts';

export { shortVariables } from './html/short-variables.ts';
export { unusedVariables } from './html/unused-variables.ts';
export type { CriticalCssOptions, IslandsOptions } from './options.ts';

const NAME = 'waku-islands';
/** A file of this package: its source here, the compiled file in the package. */
const ownFile = (name: string): string => {
  const url = import.meta.url;
  const ending = url.endsWith('.ts') ? '' : '.js';
  return fileURLToPath(new URL(ending ? name.replace(/\.tsx?$/, ending) : name, url));
};
const HYDRATE = ownFile('./browser/hydrate.tsx');
const WRAPPER = ownFile('./ssr/island.tsx');

/** The module of plugin-rsc that holds client components as server components reach them. */
const REFERENCES = '\0virtual:vite-rsc/client-references/group/';
/** Waku's client entry, which brings its router and Flight's client. */
const CLIENT_ENTRY = /waku[\\/]dist[\\/]lib[\\/]vite-entries[\\/]entry\.browser\.js$/;

/**
 * The Vite plugin: makes an island of each client component that a server component renders, and
 * hands the pages to the transform of `withIslands()` in `src/waku.server.tsx`. In development Waku's own
 * client hydrates the whole page; the files of islands are checked there too.
 */
export function islands(options: IslandsOptions = {}): Plugin {
  const settings = settingsOf(options);
  const isOn = settings.mode === 'islands';
  /** When each island wakes, by its file. */
  const wakes = new Map<string, Wake>();
  /** The addresses of each built module and of what it imports, by its file. */
  let files = new Map<string, readonly string[]>();
  let config: ResolvedConfig;
  const isBuild = () => config.command === 'build';
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
      if (!isBuild()) return;
      checkRelease(config.root);
      offerTransform(() =>
        createTransform(placeOf(config), settings, {
          runtime: files.get(HYDRATE) ?? [],
          wakes: new Set(wakes.values()),
        }),
      );
    },
    buildStart() {
      if (!isOn || !isBuild() || this.environment.name !== 'client') return;
      for (const [id, wake] of wakes) {
        if (wake !== 'never') this.emitFile({ type: 'chunk', id, preserveSignature: 'strict' });
      }
      this.emitFile({ type: 'chunk', id: HYDRATE, name: 'hydrate', preserveSignature: 'strict' });
    },
    load(id) {
      // Pages do not load Waku's client; plugin-rsc wants an entry of this name.
      if (isOn && isBuild() && this.environment.name === 'client' && CLIENT_ENTRY.test(id))
        return '';
    },
    transform(code, id) {
      if (!isOn) return;
      if (
        this.environment.name === 'rsc' &&
        code.includes('use client') &&
        !id.includes('/node_modules/')
      ) {
        const wake = wakeOf(code, id, config.root);
        if (wake) wakes.set(id, wake);
      }
      if (this.environment.name === 'ssr' && id.startsWith(REFERENCES))
        return wrapped(code, WRAPPER, (file) => {
          const wake = wakes.get(file);
          const shared = files.get(HYDRATE);
          const own = files.get(file)?.filter((address) => !shared?.includes(address)) ?? [];
          const names = own.map((address) => posix.basename(address));
          return wake && { source: relative(config.root, file), files: names, wake };
        });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        if (isOn && isBuild() && this.environment.name === 'client')
          files = addressesIn(bundle, config.base);
      },
    },
  };
}

/** The addresses of each module that is a chunk of its own, and of what it imports statically. */
function addressesIn(bundle: Rollup.OutputBundle, base: string): Map<string, readonly string[]> {
  const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const closure = (name: string, found = new Set<string>()): Set<string> => {
    if (found.has(name)) return found;
    found.add(name);
    for (const next of byName.get(name)?.imports ?? []) closure(next, found);
    return found;
  };
  return new Map(
    chunks.flatMap(({ facadeModuleId, fileName }) =>
      facadeModuleId
        ? [[facadeModuleId, [...closure(fileName)].map((name) => base + name)] as const]
        : [],
    ),
  );
}

function placeOf({ root, base, logger, environments }: ResolvedConfig) {
  const outDir = environments.client?.build.outDir;
  if (!outDir)
    throw new UnexpectedWaku('waku.config.ts', 'the environment "client" in Vite’s configuration');
  return {
    root,
    publicFolder: resolve(root, outDir),
    basePath: base,
    warn: (line: string) => logger.warn(line),
  };
}

/** Checks the installed Waku before the build. */
function checkRelease(root: string): void {
  const { resolve: find } = createRequire(join(root, 'package.json'));
  const manifest = find('waku/package.json');
  noteVersion((JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version);
  const folder = dirname(manifest);
  const all = globSync('dist/**/*.js', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  );
  assertRelease(all.join('\n'));
}
