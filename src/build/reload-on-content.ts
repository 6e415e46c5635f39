import type { Plugin } from 'vite';

/** What is read from disk rather than imported, and so is unknown to Vite's module graph. */
const WATCHED = 'src/content/articles';

/** `waku dev` only: editing an article's file reloads the page that is open. */
export function reloadOnContent(): Plugin {
  return {
    name: 'noughtline:reload-on-content',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(WATCHED);
      server.watcher.on('all', (_event, file) => {
        if (file.includes(WATCHED)) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
