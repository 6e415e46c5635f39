import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { basePath } from '../site/environment';

type Content = string | Uint8Array;

const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * Files of the built site that this project makes: the build emits them, the development server makes
 * each when it is asked for.
 *
 * @param files what makes each, by its path below the public folder
 */
export function madeFiles(
  name: string,
  files: ReadonlyMap<string, () => Content | Promise<Content>>,
): Plugin {
  return {
    name: `noughtline:${name}`,
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      for (const [fileName, make] of files)
        this.emitFile({ type: 'asset', fileName, source: await make() });
    },
    configureServer(server) {
      server.middlewares.use(async ({ url = '' }, response, next) => {
        const [path = ''] = url.split('?');
        const make = files.get(path.slice(basePath().length));
        if (!make) return next();
        response.setHeader('content-type', TYPES[extname(path)] ?? '');
        response.end(await make());
      });
    },
  };
}

/**
 * The plugin hooks of a module that exports a value. Hook filters keep the bundler from calling them
 * for every import.
 *
 * @param name as it is imported, for example `virtual:logos`
 */
export function virtualModule(name: string, value: unknown): Pick<Plugin, 'resolveId' | 'load'> {
  const id = `\0${name}`;
  return {
    resolveId: { filter: { id: new RegExp(`^${name}$`) }, handler: () => id },
    load: {
      filter: { id: new RegExp(`^${id}$`) },
      handler: () => `export default ${JSON.stringify(value)}`,
    },
  };
}
