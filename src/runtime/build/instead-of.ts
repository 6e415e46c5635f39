import type { Plugin } from 'vite';

/** What stands in the place of a module that Waku imports. */
interface Substitute {
  /** Names the plugin and the module. */
  readonly name: string;
  /** Whether this import of that file, in that environment of Vite's, is the one. */
  readonly isFor: (id: string, importer: string, environment: string) => boolean;
  readonly code: string;
}

/**
 * Has Waku import a module of ours instead of its own. In development, and in
 * Waku's own output, nothing changes; nor does it where no import is the one.
 */
export function insteadOf({ name, isFor, code }: Substitute): Plugin {
  const module = `\0noughtline:${name}`;
  return {
    name: `noughtline:${name}`,
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer = '') {
      if (process.env.NOUGHTLINE_STOCK === '1') return null;
      return isFor(id, importer.replaceAll('\\', '/'), this.environment.name) ? module : null;
    },
    load: (id) => (id === module ? code : null),
  };
}
