import type { Wake } from '../wake.ts';
import { type IslandInfo, island } from './island.ts';

/** The module of plugin-rsc that loads client components by their key. */
type SetRequireModule = (options: { readonly load: Load }) => void;
type Load = (key: string) => Promise<object>;

/**
 * Wraps the client components that server components render. What a client component imports itself
 * stays as it is: it is part of that island.
 *
 * @param known the islands by their key; nothing in development, where the key is the file's address
 */
export function wrapReferences(
  set: SetRequireModule,
  known?: Readonly<Record<string, Omit<IslandInfo, 'name'>>>,
): SetRequireModule {
  return (options) =>
    set({
      ...options,
      load: async (key) => {
        const module = await options.load(key);
        const info = known ? known[key] : inDevelopment(key, module);
        return info ? wrapped(module, info) : module;
      },
    });
}

function inDevelopment(key: string, module: { readonly wake?: Wake }) {
  if (/node_modules|^\/@/.test(key)) return undefined;
  return { source: key.replace(/^\/|[?].*/g, ''), wake: module.wake ?? 'press' };
}

function wrapped(module: object, info: Omit<IslandInfo, 'name'>): object {
  const islands = new Map<string | symbol, unknown>();
  return new Proxy(module, {
    get(target, name, receiver) {
      const value = Reflect.get(target, name, receiver);
      const isComponent = typeof value === 'function' || value?.$$typeof;
      if (!isComponent || typeof name !== 'string') return value;
      if (!islands.has(name)) islands.set(name, island(value, { ...info, name }));
      return islands.get(name);
    },
  });
}
