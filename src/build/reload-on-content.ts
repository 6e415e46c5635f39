import { resolve, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** What is read from disk rather than imported, and the module that reads it. */
const ARTICLES = resolve('src/content/articles') + sep;
const READER = resolve('src/content/articles.ts');

/** What the settings are made of: pictures are encoded and wordmarks drawn before the server starts. */
const SETTINGS = ['pictures', 'pictures.ts', 'logos', 'logos.ts', 'clients.ts'].map((name) =>
  resolve('src/content', name),
);

/**
 * `waku dev` only. An article that is added, edited or removed counts as a
 * change of the module that reads it, since Vite's module graph knows imports
 * alone. Where a picture or a wordmark changes, the server starts again, unless
 * it could not: then what is wrong is reported and the old one stays.
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
