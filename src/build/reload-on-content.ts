import { resolve, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** Files that are read from disk rather than imported, and the module that reads them. */
const ARTICLES = resolve('src/content/articles') + sep;
const READER = resolve('src/content/articles.ts');

/**
 * Files that the Vite configuration reads: pictures and wordmarks are prepared before the server
 * starts.
 */
const SETTINGS = ['pictures', 'pictures.ts', 'logos', 'logos.ts', 'clients.ts'].map((name) =>
  resolve('src/content', name),
);

/**
 * `waku dev` only. An article that is added, edited or removed invalidates the module that reads
 * it, since Vite's module graph knows only imports. When a picture or a wordmark changes, the
 * server restarts; if it would fail to, the problem is reported and the old server goes on.
 */
export function reloadOnContent(): Plugin {
  return {
    name: 'noughtline:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add([ARTICLES, ...SETTINGS]);
      server.watcher.on('all', async (_event, file) => {
        if (!isSetting(file)) return;
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
        if (!resolve(file).startsWith(ARTICLES)) return;
        const readers = this.environment.moduleGraph.getModulesByFile(READER) ?? [];
        return [...modules, ...readers];
      },
    },
  };
}

function isSetting(file: string): boolean {
  const path = resolve(file);
  return SETTINGS.some((setting) => path === setting || path.startsWith(setting + sep));
}
