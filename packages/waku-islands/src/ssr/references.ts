import { development } from '../development.ts';
import type { FileInfo } from '../island-info.ts';
import { packageOf } from '../package-files.ts';
import type { Wake } from '../wake-strategies.ts';
import { island } from './island.ts';

/** The function of plugin-rsc that is told how client components are loaded by their key. */
type SetRequireModule = (options: { readonly load: Load }) => void;
type Load = (key: string) => Promise<object>;

/**
 * Wraps the client components that server components render. Components that a client component
 * imports are not wrapped, since they are part of its island.
 *
 * @param known the islands by key; undefined in development, where the key is the file's address
 * @param include when components of packages wake, for development
 */
export function wrapReferences(
  set: SetRequireModule,
  known?: Readonly<Record<string, FileInfo>>,
  include: Readonly<Record<string, Wake>> = {},
): SetRequireModule {
  return (options) =>
    set({
      ...options,
      load: async (key) => {
        const module = await options.load(key);
        const info = known ? known[key] : inDevelopment(key, include);
        return info ? wrapped(module, info) : module;
      },
    });
}

/** In development the plugin has read the file already, when the server's bundle asked for it. */
function inDevelopment(key: string, include: Readonly<Record<string, Wake>>): FileInfo | undefined {
  const source = key.replace(/^\/|[?].*/g, '');
  const { clientModules, preact } = development();
  // The module's address, relative to that of `browser/hydrate.ts` in development, which is one
  // folder deep (HYDRATE_HERE of `development-server.ts`).
  const asBuilt = (info: FileInfo) =>
    preact ? preact.infoOf({ ...info, files: [`..${key.replaceAll(' ', '%20')}`] }) : info;
  const found = clientModules.get(source);
  if (found) return asBuilt({ source, ...found });
  const address = decodeURIComponent(key).replace(/.*client-package-proxy\//, 'node_modules/');
  const name = packageOf(`/${address}`);
  if (!name || name === 'waku') return undefined;
  const wake = include[name];
  const info = { source, lines: {}, wake: wake ?? 'press' } as const;
  return wake ? asBuilt(info) : { ...info, package: name };
}

function wrapped(module: object, { lines, ...info }: FileInfo): object {
  const islands = new Map<string | symbol, unknown>();
  return new Proxy(module, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      const isComponent = typeof value === 'function' || value?.$$typeof;
      if (!isComponent || typeof name !== 'string') return value;
      if (!islands.has(name))
        islands.set(name, island(value, { ...info, name, line: lines[name] }));
      return islands.get(name);
    },
  });
}
