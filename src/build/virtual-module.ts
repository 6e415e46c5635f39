import type { Plugin, Rollup } from 'vite';

/** Which imports lead to a module that no file holds. */
interface Imports {
  /** As they are written; by default the module's own name. */
  readonly ids?: readonly string[];
  /** Whether the import in that file, in that environment of Vite's, is one of them; by default each is. */
  readonly isFor?: (importer: string, environment: string) => boolean;
}

/**
 * The hooks of a plugin by which a module is made that no file holds. The bundler itself sees which
 * imports they are for: it would ask them about each of two thousand others, five times a build.
 *
 * @param name what the bundler is to know it as
 * @param code makes it
 */
export function virtualModule(
  name: string,
  code: (this: Rollup.PluginContext) => string | Promise<string>,
  { ids = [name], isFor = () => true }: Imports = {},
): Pick<Plugin, 'resolveId' | 'load'> {
  const module = `\0${name}`;
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
