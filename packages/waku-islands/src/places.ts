import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import type { ESTree } from 'vite';
import { lineAt, nameIn, parseModule } from './client-modules.ts';
import { childrenOf, type Node } from './findings.ts';

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
    // A name may come by way of another module; the default export has none.
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
  const visit = (node: Node, around: string | undefined) => {
    let inner = around;
    if (node.type === 'JSXElement') {
      const { name: tag } = node.openingElement as unknown as { readonly name: Node };
      const said = String(tag.name);
      if (locals.has(said)) places.push({ at: `${file}:${lineAt(code, node.start)}`, around });
      if (tag.type === 'JSXIdentifier' && /^[a-z]/.test(said)) inner = said;
    }
    for (const child of childrenOf(node)) visit(child, inner);
  };
  visit(program as unknown as Node, undefined);
  return places;
}
