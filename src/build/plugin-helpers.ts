import { extname } from 'node:path';
import type { Plugin } from 'vite';
import { basePath } from '../site/environment';

type Content = string | Uint8Array;

/** The media types of generated files, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

/**
 * A plugin for generated files: the build emits all of them, the development server makes each on
 * request.
 *
 * @param files the function that makes each file, by its path below the public folder
 */
export function generatedFiles(
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
 * The plugin hooks of a module that exports a value. Hook filters keep the bundler from calling
 * them for every import.
 *
 * @param name the import's specifier, for example `virtual:logos`
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

/** The beginning of the name of a plugin that reports an error. */
export const WRONG_PLUGIN = 'noughtline:wrong-';

/**
 * The plugin that `make` returns, made of `generatedFiles` and `virtualModule`. If `make` throws, a
 * build is stopped; `waku dev` reports the error at its start and on the pages that import the
 * module, while other pages go on working.
 */
export async function pluginOrErrorOnPages(
  name: string,
  make: () => Plugin | Promise<Plugin>,
): Promise<Plugin> {
  try {
    return await make();
  } catch (error) {
    if (process.env.NODE_ENV === 'production') throw error;
    const { message } = error as Error;
    console.error(`Error: ${message}`);
    const { resolveId } = virtualModule(`virtual:${name}`, {});
    const fails = `() => { throw new Error(${JSON.stringify(message)}); }`;
    const load = (id: string) =>
      id === `\0virtual:${name}` ? `export default new Proxy({}, { get: ${fails} })` : undefined;
    return { name: WRONG_PLUGIN + name, resolveId, load } as Plugin;
  }
}
