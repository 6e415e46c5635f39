import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ESTree, Visitor } from 'vite';
import { lineAt, nameIn, parseModule } from './client-modules.ts';

const CODE = /\.[cm]?[jt]sx$/;

/** A use of an island: a place where a server component renders it. */
interface Use {
  /** The place for messages, such as `src/pages/prices.tsx:12`. */
  readonly at: string;
  /** The element of HTML around the island in the same file, if there is one. */
  readonly around: string | undefined;
}

/**
 * Finds where server components render an island. This reads their sources, so it is done only for
 * messages.
 *
 * @param source the island's file
 * @param name the island's export in that file
 * @param modules the server's modules that import that file, with their names for messages
 * @param around the tag that the island stands in: if uses within such a tag are found, only those
 *   are returned
 * @returns places such as `src/pages/prices.tsx:12`; none where the island is rendered without JSX
 */
export function findUses(
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
  const uses = [...modules].flatMap(([id, file]) =>
    CODE.test(id) ? usesIn(readFileSync(id, 'utf8'), id, file, isImport) : [],
  );
  const within = uses.filter((one) => one.around === around);
  return [...new Set((within.length > 0 ? within : uses).map(({ at }) => at))];
}

/** The name that a specifier imports. */
const importedBy = (one: ESTree.ImportDeclarationSpecifier): string =>
  one.type === 'ImportSpecifier' ? nameIn(one.imported) : 'default';

/** Whether an import of a name from a module brings the island. */
type IsImport = (from: string, imported: string) => boolean;

/** The uses of an island in one module. */
function usesIn(code: string, id: string, file: string, isImport: IsImport): Use[] {
  const program = parseModule(code, id);
  /** The names that the island has in this module. */
  const locals = new Set(
    program.body.flatMap((node) =>
      node.type === 'ImportDeclaration'
        ? node.specifiers
            .filter((one) => isImport(node.source.value, importedBy(one)))
            .map(({ local }) => local.name)
        : [],
    ),
  );
  const uses: Use[] = [];
  /** For each element that is being visited, the innermost element of HTML around its children. */
  const around: (string | undefined)[] = [];
  new Visitor({
    JSXElement({ openingElement, start }) {
      const name = openingElement.name.type === 'JSXIdentifier' ? openingElement.name.name : '';
      if (locals.has(name))
        uses.push({ at: `${file}:${lineAt(code, start)}`, around: around.at(-1) });
      around.push(/^[a-z]/.test(name) ? name : around.at(-1));
    },
    'JSXElement:exit': () => void around.pop(),
  }).visit(program);
  return uses;
}
