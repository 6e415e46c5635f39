import type { IslandParts } from './html/island-page.ts';
import type { FileInfo } from './island-info.ts';
import type { Wake } from './wake-strategies.ts';

/** What the plugin hands to the bundle that renders pages, in development. */
interface Development {
  /** What was read in the files of client components, by file name. */
  readonly clientModules: Map<
    string,
    { readonly wake: Wake; readonly lines: Readonly<Record<string, number>> }
  >;
  /** Present where the client is Preact: pages are then made as in a build. */
  preact?: {
    readonly infoOf: (info: FileInfo) => FileInfo;
    readonly parts: () => Promise<IslandParts>;
  };
}

const KEY = Symbol.for('waku-islands:development');
const shared = globalThis as { [KEY]?: Development };

/** The one object of the plugin and the bundle that renders pages: each has a copy of this module. */
export function development(): Development {
  shared[KEY] ??= { clientModules: new Map() };
  return shared[KEY];
}
