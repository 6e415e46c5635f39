import type { Plugin, Rollup } from 'vite';

/**
 * The hooks of a plugin by which a module is made that no file holds. The bundler itself sees which
 * module they are for: it would ask them about each of two thousand others, five times a build.
 *
 * @param id what it is imported as
 * @param code makes it
 */
export function virtualModule(
  id: string,
  code: (this: Rollup.PluginContext) => string | Promise<string>,
): Pick<Plugin, 'resolveId' | 'load'> {
  return moduleInsteadOf([id], `\0${id}`, () => true, code);
}

/**
 * The same for a module that takes the place of what else would be imported.
 *
 * @param ids as it is imported
 * @param module what the bundler is to know it as
 * @param isFor whether this import of that file, in that environment of Vite's, is the one
 * @param code makes it
 */
export function moduleInsteadOf(
  ids: readonly string[],
  module: string,
  isFor: (importer: string, environment: string) => boolean,
  code: (this: Rollup.PluginContext) => string | Promise<string>,
): Pick<Plugin, 'resolveId' | 'load'> {
  return {
    resolveId: {
      filter: { id: ids.map(exactly) },
      handler(_, importer = '') {
        return isFor(importer.replaceAll('\\', '/'), this.environment.name) ? module : null;
      },
    },
    load: {
      filter: { id: exactly(module) },
      handler() {
        return code.call(this);
      },
    },
  };
}

const exactly = (id: string) => new RegExp(`^${id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
