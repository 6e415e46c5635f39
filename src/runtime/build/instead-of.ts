import type { Plugin } from 'vite';
import { virtualModule } from '../../build/virtual-module';

/** What stands in the place of a module that Waku imports. */
interface Substitute {
  /** Names the plugin and the module. */
  readonly name: string;
  /** As Waku imports it. */
  readonly ids: readonly string[];
  /** Whether the import in that file, in that environment of Vite's, is the one. */
  readonly isFor: (importer: string, environment: string) => boolean;
  readonly code: string;
}

/**
 * Has Waku import a module of ours instead of its own. In development, and in
 * Waku's own output, nothing changes; nor does it where no import is the one.
 */
export function insteadOf({ name, ids, isFor, code }: Substitute): Plugin {
  return {
    name: `noughtline:${name}`,
    apply: (_, { command }) => command === 'build' && process.env.NOUGHTLINE_STOCK !== '1',
    enforce: 'pre',
    ...virtualModule(`noughtline:${name}`, () => code, { ids, isFor }),
  };
}
