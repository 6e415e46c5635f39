import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * The path of a file of this package: of the source in this repository, of the compiled file in the
 * published package.
 *
 * @param name the file's path below this folder, without its ending
 */
export function ownFile(name: string): string {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return fileURLToPath(new URL(`./${name}${ending}`, import.meta.url));
}

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
  const isOf = (id: string, at: number) => id.startsWith(`\0${name}:${at}`);
  return {
    async resolveId(source, importer, options) {
      // A virtual original, imported by our module.
      if (source.startsWith('\0')) return source;
      const at = modules.findIndex(
        (one) =>
          one.environment === this.environment.name &&
          one.source.test(source) &&
          (!one.importer || one.importer.test(importer ?? '')),
      );
      // Our module's own import of the original.
      if (at < 0 || isOf(importer ?? '', at)) return undefined;
      const original = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!original) return undefined;
      const id = `\0${name}:${at}`;
      originals.set(id, original.id);
      return id;
    },
    load(id) {
      const at = modules.findIndex((_, index) => id === `\0${name}:${index}`);
      if (at < 0) return undefined;
      return modules[at]?.code(JSON.stringify(originals.get(id)));
    },
  } satisfies Pick<Plugin, 'load' | 'resolveId'>;
}
