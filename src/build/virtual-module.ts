import type { Plugin, Rollup } from 'vite';

/**
 * The plugin hooks of a virtual module. Hook filters keep the bundler from calling them for every
 * import.
 *
 * @param name as it is imported, for example `virtual:boot`
 * @param code computes the module's source
 */
export function virtualModule(
  name: string,
  code: (this: Rollup.PluginContext) => string | Promise<string>,
): Pick<Plugin, 'resolveId' | 'load'> {
  const id = `\0${name}`;
  return {
    resolveId: { filter: { id: exactly(name) }, handler: () => id },
    load: {
      filter: { id: exactly(id) },
      handler() {
        return code.call(this);
      },
    },
  };
}

const exactly = (id: string) => new RegExp(`^${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
