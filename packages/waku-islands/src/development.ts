import type { IslandParts } from './html/island-page.ts';
import type { FileInfo } from './island-info.ts';
import type { Wake } from './wake.ts';

/** What the plugin knows in development, and the bundle that renders pages asks it for. */
interface Development {
  /** What was read in the files of client components, by file name. */
  readonly read: Map<
    string,
    { readonly wake: Wake; readonly lines: Readonly<Record<string, number>> }
  >;
  /** Where Preact hydrates islands: pages are then as the build makes them. */
  preact?: {
    readonly infoOf: (info: FileInfo) => FileInfo;
    readonly parts: () => Promise<IslandParts>;
  };
}

const KEY = Symbol.for('waku-islands:development');
const shared = globalThis as { [KEY]?: Development };

/** One object for the plugin and that bundle, which each have a copy of this module. */
export function development(): Development {
  shared[KEY] ??= { read: new Map() };
  return shared[KEY];
}
