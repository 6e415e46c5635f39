import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { lineAt, nameIn, parseModule } from './client-modules.ts';

const CODE = /\.[cm]?[jt]sx$/;

/** A place where a server component renders an island. */
interface Place {
  readonly at: string;
  /** The element of HTML around it in the same file, if there is one. */
  readonly around: string | undefined;
}

/**
 * Finds where server components render an island. It reads their sources, so it is called only for
 * messages.
 *
 * @param source the island's file
 * @param name its export there
 * @param modules the server's modules that import that file, with their names for messages
 * @param around the element that the island stands in: places within such an element are preferred
 * @returns places such as `src/pages/prices.tsx:12`; none where the island is rendered without JSX
 */
export function placesOf(
  source: string,
  name: string,
  modules: ReadonlyMap<string, string>,
  around: string,
): string[] {
  const stem = source.replace(/(?:\/index)?\.\w+$/, '');
  const isImport: IsImport = (from, imported) =>
    imported === name &&
    // A name may be re-exported by another module. A default export has no name: its file has to
    // match.
    (name !== 'default' || stem.endsWith(`/${posix.basename(from).replace(/\.\w+$/, '')}`));
  const places = [...modules].flatMap(([id, file]) =>
    CODE.test(id) ? placesIn(readFileSync(id, 'utf8'), id, file, isImport) : [],
  );
  const within = places.filter((one) => one.around === around);
  return [...new Set((within.length > 0 ? within : places).map(({ at }) => at))];
}

const importedBy = (one: ESTree.ImportDeclarationSpecifier): string =>
  one.type === 'ImportSpecifier' ? nameIn(one.imported) : 'default';

type IsImport = (from: string, imported: string) => boolean;

function placesIn(code: string, id: string, file: string, isImport: IsImport): Place[] {
  const program = parseModule(code, id);
  /** The names that the import has in this module. */
  const locals = new Set(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers
            .filter((one) => isImport(node.source.value, importedBy(one)))
            .map(({ local }) => local.name)
        : [],
    ),
  );
  const places: Place[] = [];
  /** For each element that is being visited, the innermost element of HTML. */
  const around: (string | undefined)[] = [];
  new Visitor({
    JSXElement({ openingElement, start }) {
      const name = openingElement.name.type === 'JSXIdentifier' ? openingElement.name.name : '';
      if (locals.has(name))
        places.push({ at: `${file}:${lineAt(code, start)}`, around: around.at(-1) });
      around.push(/^[a-z]/.test(name) ? name : around.at(-1));
    },
    'JSXElement:exit': () => void around.pop(),
  }).visit(program);
  return places;
}
