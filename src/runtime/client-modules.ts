import { relative } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { WAKES, type Wake } from './wake.ts';
import { UnexpectedWaku } from './waku.ts';

type Statement = ESTree.Program['body'][number];

/**
 * When an island is to wake, as its file says with `export const wake`.
 *
 * @param id the file
 * @param root the folder of the project
 * @returns undefined for a module that is no client component
 * @throws where the file says something else, or uses what an island cannot
 */
export function wakeOf(code: string, id: string, root: string): Wake | undefined {
  const { program } = parseSync(id.replace(/[?].*/, ''), code);
  const isClient = program.body.some(
    (node) => node.type === 'ExpressionStatement' && node.directive === 'use client',
  );
  if (!isClient) return undefined;
  const file = relative(root, id);
  const given = program.body.flatMap(wakeIn)[0];
  const wake = given ? given.value : 'press';
  if (!WAKES.includes(wake as Wake)) {
    throw new Error(
      `${file}: wake is ${given ? code.slice(given.start, given.end) : 'not set'}; write one of ${WAKES.map((one) => `'${one}'`).join(', ')}.`,
    );
  }
  if (wake !== 'never' && program.body.some(importsRouter)) {
    throw new Error(
      `${file}: an island cannot use useRouter, since pages have no router. Pass what it needs as a prop, or write \`export const wake = 'never'\` if it is to stay HTML.`,
    );
  }
  return wake as Wake;
}

/** The value that a statement exports as `wake`. */
function wakeIn(node: Statement): { value: unknown; start: number; end: number }[] {
  if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration')
    return [];
  return node.declaration.declarations.flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || id.name !== 'wake' || !init) return [];
    const { start, end } = init;
    return { value: init.type === 'Literal' ? init.value : undefined, start, end };
  });
}

const importsRouter = (node: Statement): boolean =>
  node.type === 'ImportDeclaration' &&
  /^waku(?:\/router\/client)?$/.test(node.source.value) &&
  node.specifiers.some(({ local }) => local.name === 'useRouter');

/** What is known of a file when its island is wrapped; nothing of Waku's own and of packages'. */
type InfoOf = (
  file: string,
) =>
  | { readonly source: string; readonly files: readonly string[]; readonly wake: Wake }
  | undefined;

/** Proxies of plugin-rsc for a file, by its path. */
const PROXY = /^virtual:vite-rsc\/resolved-id\//;

/**
 * Wraps the components in plugin-rsc's module of client references, which is how server components
 * reach them. What a client component imports itself stays as it is: it is part of that island.
 *
 * @param code imports a namespace for each file, and exports objects of what is rendered of it
 * @param wrapper the module whose `island` wraps
 * @throws when the module is not of that form
 */
export function wrapped(code: string, wrapper: string, infoOf: InfoOf): string {
  const { program } = parseSync('references.js', code);
  const sources = new Map<string, string>();
  for (const node of program.body) {
    const first = node.type === 'ImportDeclaration' ? node.specifiers[0] : undefined;
    if (node.type === 'ImportDeclaration' && first?.type === 'ImportNamespaceSpecifier')
      sources.set(first.local.name, decodeURIComponent(node.source.value.replace(PROXY, '')));
  }
  let text = code;
  // From the end, so that places before stay where they are.
  for (const { start, end, object, name } of program.body.flatMap(membersIn).toReversed()) {
    const info = infoOf(sources.get(object) ?? '');
    if (!info) continue;
    const known = JSON.stringify({ ...info, name });
    text = `${text.slice(0, start)}__island(${code.slice(start, end)}, ${known})${text.slice(end)}`;
  }
  return `import { island as __island } from ${JSON.stringify(wrapper)};\n${text}`;
}

/** The members `import_x.Name` in an exported object. */
function membersIn(
  node: Statement,
): { start: number; end: number; object: string; name: string }[] {
  if (node.type === 'ImportDeclaration') return [];
  const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : undefined;
  const init =
    declaration?.type === 'VariableDeclaration' ? declaration.declarations[0]?.init : undefined;
  if (init?.type !== 'ObjectExpression') {
    throw new UnexpectedWaku(
      'virtual:vite-rsc/client-references',
      'imports, and exported objects of client components',
    );
  }
  return init.properties.flatMap((property) => {
    const value = property.type === 'Property' ? property.value : undefined;
    if (value?.type !== 'MemberExpression' || value.object.type !== 'Identifier') return [];
    const { start, end, object, property: member } = value;
    return member.type === 'Identifier'
      ? { start, end, object: object.name, name: member.name }
      : [];
  });
}
