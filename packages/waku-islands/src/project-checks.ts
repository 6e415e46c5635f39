import { existsSync, globSync } from 'node:fs';
import { resolve } from 'node:path';
import { warn } from './build-report.ts';
import { packageOf } from './package-files.ts';
import type { Wake } from './wake-strategies.ts';

const PAGES = 'src/pages';

/** What plugin-rsc knows of a client component. */
export interface Reference {
  readonly referenceKey: string;
  readonly packageSource?: string;
  readonly renderedExports: readonly string[];
}

/**
 * Checks the server's entry.
 *
 * @param modules the modules of the server's bundle
 * @param own the beginning of the ids of modules that this package has replaced
 * @throws where the bundle would silently be built without islands or without pages
 */
export function assertServer(root: string, modules: readonly string[], own: string): void {
  const [file = 'src/waku.server.tsx'] = globSync('src/waku.server.*', { cwd: root });
  if (!modules.some((id) => id.startsWith(own))) {
    throw new Error(
      `${file}: no adapter is used. Write \`import adapter from 'waku/adapters/default'\` and \`export default adapter(router)\`.`,
    );
  }
  const folder = resolve(root, PAGES);
  if (existsSync(folder) && !modules.some((id) => id.startsWith(folder))) {
    throw new Error(
      `${file}: none of the pages in ${PAGES} is found. Write \`fsRouter(import.meta.glob('./pages/**/*.{js,jsx,ts,tsx}'))\`.`,
    );
  }
}

/** Warns of packages whose client components stay HTML. */
export function warnOfPackages(
  references: ReadonlyMap<string, Reference>,
  wakes: ReadonlyMap<string, Wake>,
): void {
  const names = new Set<string>();
  for (const [id, { renderedExports }] of references) {
    const name = packageOf(id);
    if (name && name !== 'waku' && renderedExports.length > 0 && !wakes.has(id)) names.add(name);
  }
  for (const name of names)
    warn(
      name,
      `client components of ${name} stay HTML. If they are to be islands, write islands({ include: { '${name}': 'press' } }).`,
    );
}
