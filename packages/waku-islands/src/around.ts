import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A file of this package: its source here, the compiled file in the package. */
export function ownFile(name: string): string {
  const ending = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
  return fileURLToPath(new URL(`./${name}${ending}`, import.meta.url));
}

/** A module that is replaced by one of ours, which imports it. */
export interface Around {
  /** The environment whose bundle it is. */
  readonly environment: 'client' | 'rsc' | 'ssr';
  /** How it is imported, and by whom. */
  readonly source: RegExp;
  readonly importer?: RegExp;
  /** The code in its place; nothing where it stays. `original` is its address, quoted. */
  readonly code: (original: string) => string | undefined | Promise<string | undefined>;
}

const ORIGINALS = Symbol.for('waku-islands:originals');
/**
 * The original of each module, kept for the process: a page that was open while the development server started again
 * asks for ours at once, before anything has been resolved.
 */
const shared = globalThis as { [ORIGINALS]?: Map<string, string> };

/** The hooks of a plugin that replaces modules. */
export function replacing(name: string, modules: readonly Around[]) {
  shared[ORIGINALS] ??= new Map();
  const originals = shared[ORIGINALS];
  const isOf = (id: string, at: number) => id.startsWith(`\0${name}:${at}`);
  return {
    async resolveId(source, importer, options) {
      // An original that is itself virtual, imported by ours.
      if (source.startsWith('\0')) return source;
      const at = modules.findIndex(
        (one) =>
          one.environment === this.environment.name &&
          one.source.test(source) &&
          (!one.importer || one.importer.test(importer ?? '')),
      );
      // Our own import of it.
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
