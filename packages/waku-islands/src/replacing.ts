import type { Plugin } from 'vite';

/** A module that is replaced by one of ours, which imports the original. */
export interface Replacement {
  /** The environment whose bundle it is. */
  readonly environment: 'client' | 'rsc' | 'ssr';
  /** Matches the specifier of its import. */
  readonly source: RegExp;
  readonly importer?: RegExp;
  /** Our code. `original` is the address of the original module, in quotes. */
  readonly code: (original: string) => string | Promise<string>;
}

const ORIGINALS = Symbol.for('waku-islands:originals');
/**
 * The original of each module. It is kept for the process, since a page may stay open while the
 * development server restarts: that page asks for our module before anything has been resolved.
 */
const shared = globalThis as { [ORIGINALS]?: Map<string, string> };

/** The hooks of a plugin that replaces modules. */
export function replacing(name: string, modules: readonly Replacement[]) {
  shared[ORIGINALS] ??= new Map();
  const originals = shared[ORIGINALS];
  const ids = modules.map((_, at) => `\0${name}:${at}`);
  return {
    async resolveId(source, importer, options) {
      // The id of a virtual original, which our module imports, is resolved already.
      if (source.startsWith('\0')) return source;
      const at = modules.findIndex(
        (one) =>
          one.environment === this.environment.name &&
          one.source.test(source) &&
          (!one.importer || one.importer.test(importer ?? '')),
      );
      const id = ids[at];
      // Our module's own import of the original.
      if (!id || importer?.startsWith(id)) return undefined;
      const original = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!original) return undefined;
      originals.set(id, original.id);
      return id;
    },
    load: (id) => modules[ids.indexOf(id)]?.code(JSON.stringify(originals.get(id))),
  } satisfies Pick<Plugin, 'load' | 'resolveId'>;
}
