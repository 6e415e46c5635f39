import { dirname, resolve, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Folders of files that are read from disk rather than imported, and the module that reads them. */
const READERS = new Map([
  [resolve('src/content/articles'), resolve('src/articles/article-list.ts')],
  [resolve('src/content/ranks'), resolve('src/site/ranks.ts')],
]);

/** The module that reads a file: that of its folder, or for `home.yaml` the one beside it, `home.ts`. */
const readerOf = (file: string): string | undefined =>
  READERS.get(dirname(file)) ??
  (file.startsWith(resolve('src/content')) && file.endsWith('.yaml')
    ? file.replace(/yaml$/, 'ts')
    : undefined);

/**
 * Files that the Vite configuration reads: pictures, wordmarks and fonts are prepared before the server
 * starts.
 */
const SETTINGS = ['pictures', 'pictures.json', 'logos', 'clients.yaml', '../build/fonts.yaml'].map(
  (name) => resolve('src/content', name),
);

/**
 * `waku dev` only. Words in YAML, an article or a client's readings that are added, edited or removed invalidate the
 * module that reads them, since Vite's module graph knows only imports. When a picture or a wordmark changes, the
 * server restarts; if it would fail to, the problem is reported and the old server goes on.
 */
export function reloadOnContent(): Plugin {
  return {
    name: 'noughtline:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(resolve('src/content'));
      server.watcher.on('all', async (_event, file) => {
        const path = resolve(file);
        if (!SETTINGS.some((one) => path === one || path.startsWith(one + sep))) return;
        try {
          await runnerImport('/waku.config');
        } catch (error) {
          console.error(`Error: ${(error as Error).message}`);
          return;
        }
        await server.restart();
      });
    },
    hotUpdate: {
      order: 'pre',
      handler({ file, modules }) {
        const reader = readerOf(resolve(file));
        if (!reader) return;
        const readers = this.environment.moduleGraph.getModulesByFile(reader) ?? [];
        return [...modules, ...readers];
      },
    },
  };
}
