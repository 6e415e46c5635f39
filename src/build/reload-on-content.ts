import { dirname, resolve, sep } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import type { Config as WakuConfig } from 'waku/config';
import { WRONG_PLUGIN } from './plugin-helpers';

/** The modules that read a folder, or a file that has another name than the module. */
const READERS = new Map([
  [resolve('src/content/figures.yaml'), resolve('src/content/client-stories.ts')],
  [resolve('src/content/articles'), resolve('src/articles/article-list.ts')],
  [resolve('src/content/ranks'), resolve('src/content/rank-files.ts')],
]);

/** The module that reads a file: that of {@link READERS}, or for `home.yaml` the `home.ts` beside it. */
const readerOf = (file: string): string | undefined =>
  READERS.get(file) ??
  READERS.get(dirname(file)) ??
  (file.startsWith(resolve('src/content')) && file.endsWith('.yaml')
    ? file.replace(/yaml$/, 'ts')
    : undefined);

/**
 * Files and folders that the Vite configuration reads, since pictures, wordmarks and fonts are
 * prepared before the server starts.
 */
const READ_AT_START = [
  'pictures',
  'pictures.json',
  'logos',
  'clients.yaml',
  '../build/fonts.yaml',
].map((name) => resolve('src/content', name));

const SOURCES = resolve('src') + sep;
/** The message of an open page to the server that the page now listens for changes. */
const LISTENS = 'noughtline:listens';
/**
 * Appended to Waku's script of a page: reports once that the page listens for changes. Before
 * that, until React has taken the page over, Waku passes changes to nobody.
 */
const SAYS_LISTENS = `
(function say() {
  if (document.documentElement.dataset.js === undefined) return setTimeout(say, 50);
  import.meta.hot.send('${LISTENS}', performance.timeOrigin);
})();`;

/**
 * `waku dev` only. A change to YAML, an article or a client's rankings invalidates the module that
 * reads the file, since Vite's module graph knows only imports. When a picture, a wordmark or the
 * list of fonts changes, the server restarts, or, if it would fail to, reports the problem and goes
 * on. A page that was opened before the last change, but listens only after it, is reloaded.
 */
export function reloadOnContent(): Plugin {
  return {
    name: 'noughtline:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(resolve('src/content'));
      let lastChange = 0;
      server.ws.on(LISTENS, (opened: number, page) => {
        if (lastChange > opened) page.send({ type: 'full-reload' });
      });
      server.watcher.on('all', async (event, file) => {
        const path = resolve(file);
        if (event !== 'addDir' && path.startsWith(SOURCES)) lastChange = Date.now();
        if (!READ_AT_START.some((read) => path === read || path.startsWith(read + sep))) return;
        try {
          const { module } = await runnerImport<{ default: WakuConfig }>('/waku.config');
          const plugins = (module.default.vite?.plugins ?? []) as readonly { name?: string }[];
          if (plugins.some(({ name }) => name?.startsWith(WRONG_PLUGIN))) return;
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
