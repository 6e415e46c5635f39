import { dirname, resolve, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Config as WakuConfig } from 'waku/config';
import { WRONG } from './made-files';

/** Folders of files that are read from disk rather than imported, and one such file: the module that reads them. */
const READERS = new Map([
  [resolve('src/content/figures.yaml'), resolve('src/content/client-stories.ts')],
  [resolve('src/content/articles'), resolve('src/articles/article-list.ts')],
  [resolve('src/content/ranks'), resolve('src/site/ranks.ts')],
]);

/** The module that reads a file: that of its folder, or for `home.yaml` the one beside it, `home.ts`. */
const readerOf = (file: string): string | undefined =>
  READERS.get(file) ??
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

const SOURCES = resolve('src') + sep;
const LISTENS = 'noughtline:listens';
/**
 * Ends Waku's script of a page: says once that the page hears of changes, which is when its own script has run. Until
 * React has taken the page over, Waku passes them to nobody.
 */
const SAYS_LISTENS = `
(function say() {
  if (document.documentElement.dataset.js === undefined) return setTimeout(say, 50);
  import.meta.hot.send('${LISTENS}', performance.timeOrigin);
})();`;

/**
 * `waku dev` only. Words in YAML, an article or a client's readings that are added, edited or removed invalidate the
 * module that reads them, since Vite's module graph knows only imports. When a picture or a wordmark changes, the
 * server restarts; if it would fail to, the problem is reported and the old server goes on. A page that was opened
 * before the last change, and hears only now, is opened again.
 */
export function reloadOnContent(): Plugin {
  return {
    name: 'noughtline:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(resolve('src/content'));
      let changed = 0;
      server.ws.on(LISTENS, (opened: number, page) => {
        if (changed > opened) page.send({ type: 'full-reload' });
      });
      server.watcher.on('all', async (event, file) => {
        const path = resolve(file);
        if (event !== 'addDir' && path.startsWith(SOURCES)) changed = Date.now();
        if (!SETTINGS.some((one) => path === one || path.startsWith(one + sep))) return;
        try {
          const { module } = await runnerImport<{ default: WakuConfig }>('/waku.config');
          const plugins = (module.default.vite?.plugins ?? []) as readonly { name?: string }[];
          if (plugins.some(({ name }) => name?.startsWith(WRONG))) return;
        } catch (error) {
          console.error(`Error: ${(error as Error).message}`);
          return;
        }
        await server.restart();
      });
    },
    transform: {
      filter: { id: /waku\/dist\/lib\/vite-entries\/entry\.browser\.js/ },
      handler: (code) => code + SAYS_LISTENS,
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
