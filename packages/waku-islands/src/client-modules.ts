import { relative } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { WAKES, type Wake } from './wake.ts';

type Statement = ESTree.Program['body'][number];

/**
 * When an island is to wake, as its file says with `export const wake`.
 *
 * @param id the file
 * @param root the folder of the project
 * @returns undefined for a module that is no client component
 * @throws where the file says something else
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
  const all: readonly string[] = WAKES;
  const isKnown =
    typeof wake === 'string' &&
    (wake === 'never' || wake.split(' ').every((one) => one !== 'never' && all.includes(one)));
  if (!isKnown) {
    throw new Error(
      `${file}: wake is ${given ? code.slice(given.start, given.end) : 'not set'}; write one of ${WAKES.map((one) => `'${one}'`).join(', ')}, or several of the others: 'press with-react'.`,
    );
  }
  return wake;
}

/** The value that a statement exports as `wake`. */
const wakeIn = (node: Statement) =>
  (node.type === 'ExportNamedDeclaration' ? declaredIn(node) : []).flatMap(({ id, init }) => {
    if (id.type !== 'Identifier' || id.name !== 'wake' || !init) return [];
    const { start, end } = init;
    return { value: init.type === 'Literal' ? init.value : undefined, start, end };
  });

function declaredIn(node: Statement) {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}

/** Where modules create contexts: code that names each, for messages. */
export const namesOfContexts = (code: string, id: string, file: string): string =>
  parseSync(id.replace(/[?].*/, ''), code)
    .program.body.flatMap(declaredIn)
    .map(({ id: name, init }) => {
      const isContext =
        init?.type === 'CallExpression' &&
        /createContext$/.test(code.slice(init.callee.start, init.callee.end));
      if (name.type !== 'Identifier' || !isContext) return '';
      return `\n;${name.name}.displayName ??= ${JSON.stringify(`${name.name} of ${file}`)};`;
    })
    .join('');
