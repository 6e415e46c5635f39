import { type ESTree, parseSync } from 'vite';
import { WRITE_WAKE } from './options.ts';
import { isWake, type Wake } from './wake-strategies.ts';

type Program = ESTree.Program;
type Statement = Program['body'][number];
type Expression = ESTree.Expression;

/** What is read in the file of a client component. */
export interface ClientModule {
  readonly wake: Wake;
  /** Whether the file states `wake`, instead of leaving it to the default. */
  readonly isWakeStated: boolean;
  /** The line of each export. */
  readonly lines: Readonly<Record<string, number>>;
}

/** A module that another one imports: its code and its file. */
export type LoadImport = (
  source: string,
  importer: string,
) => Promise<{ readonly code: string; readonly id: string } | null>;

/** Parses a module, whose name tells whether it holds types or JSX. */
export const parseModule = (code: string, id: string): Program =>
  parseSync(id.replace(/[?].*/, ''), code).program;

/** The number of the line on which an offset in code lies. */
export const lineAt = (code: string, offset: number): number =>
  code.slice(0, offset).split('\n').length;

/** Whether a module begins with a directive. */
export const hasDirective = ({ body }: Program, directive: string): boolean =>
  body.some((node) => node.type === 'ExpressionStatement' && node.directive === directive);

/**
 * Reads the file of a client component: when its islands are to wake, as `export const wake` says
 * in whatever form, and where its components stand.
 *
 * @param file the file's name for messages
 * @returns undefined for a module that is no client component
 * @throws where `wake` is no strategy, or cannot be known before the code runs
 */
export async function readClientModule(
  code: string,
  id: string,
  file: string,
  load: LoadImport,
): Promise<ClientModule | undefined> {
  const program = parseModule(code, id);
  if (!hasDirective(program, 'use client')) return undefined;
  const lines = Object.fromEntries(
    program.body.flatMap(exportsIn).map(({ name, start }) => [name, lineAt(code, start)]),
  );
  const wake = await valueOfExport('wake', { program, id, code }, load);
  if (wake === undefined) return { wake: 'press', isWakeStated: false, lines };
  const place = `${file}:${lines.wake ?? 1}`;
  if (wake === UNKNOWN)
    throw new Error(
      `${place}: wake cannot be read before the code runs; write it as a plain string: export const wake = 'visible';`,
    );
  if (!isWake(wake)) throw new Error(`${place}: wake is '${wake}'; ${WRITE_WAKE}.`);
  return { wake, isWakeStated: true, lines };
}

interface Module {
  readonly program: Program;
  readonly id: string;
  readonly code: string;
}
/** A value that is only known when the code runs. */
const UNKNOWN = Symbol('unknown');
type Value = string | typeof UNKNOWN | undefined;

/** The text that a module exports by a name; undefined where it has no such export. */
async function valueOfExport(name: string, module: Module, load: LoadImport): Promise<Value> {
  for (const node of module.program.body) {
    if (node.type !== 'ExportNamedDeclaration') continue;
    const declared = declaredIn(node).find(
      ({ id }) => id.type === 'Identifier' && id.name === name,
    );
    if (declared) return textFrom(declared.init, module, load);
    const specifier = node.specifiers.find(({ exported }) => nameIn(exported) === name);
    if (!specifier) continue;
    const local = nameIn(specifier.local);
    return node.source
      ? valueElsewhere(local, node.source.value, module, load)
      : valueOfName(local, module, load);
  }
  return undefined;
}

/** The text that an imported module exports by a name. */
async function valueElsewhere(name: string, source: string, { id }: Module, load: LoadImport) {
  const found = await load(source, id);
  if (!found) return UNKNOWN;
  const program = parseModule(found.code, found.id);
  return (await valueOfExport(name, { ...found, program }, load)) ?? UNKNOWN;
}

/** The text that a name stands for within its module. */
async function valueOfName(name: string, module: Module, load: LoadImport): Promise<Value> {
  for (const node of module.program.body) {
    const declared = declaredIn(node).find(
      ({ id }) => id.type === 'Identifier' && id.name === name,
    );
    if (declared) return textFrom(declared.init, module, load);
    if (node.type !== 'ImportDeclaration') continue;
    const specifier = node.specifiers.find(({ local }) => local.name === name);
    if (specifier?.type === 'ImportSpecifier')
      return valueElsewhere(nameIn(specifier.imported), node.source.value, module, load);
  }
  return UNKNOWN;
}

/** The text of an expression. */
async function textFrom(
  value: Expression | null | undefined,
  module: Module,
  load: LoadImport,
): Promise<Value> {
  switch (value?.type) {
    case 'Literal':
      return typeof value.value === 'string' ? value.value : UNKNOWN;
    case 'TemplateLiteral':
      return value.expressions.length === 0 ? (value.quasis[0]?.value.cooked ?? UNKNOWN) : UNKNOWN;
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'ParenthesizedExpression':
      return textFrom(value.expression, module, load);
    case 'Identifier':
      return valueOfName(value.name, module, load);
    default:
      return UNKNOWN;
  }
}

/** The name that a module exports or imports something by. */
export const nameIn = (name: ESTree.ModuleExportName): string =>
  name.type === 'Literal' ? name.value : name.name;

/** What a statement exports, and where it stands. */
function exportsIn(node: Statement): { readonly name: string; readonly start: number }[] {
  if (node.type === 'ExportDefaultDeclaration') return [{ name: 'default', start: node.start }];
  if (node.type !== 'ExportNamedDeclaration') return [];
  const { declaration, start } = node;
  const names = [
    ...declaredIn(node).map(({ id }) => (id.type === 'Identifier' ? id.name : '')),
    ...node.specifiers.map(({ exported }) => nameIn(exported)),
    ...(declaration && 'id' in declaration && declaration.id && 'name' in declaration.id
      ? [declaration.id.name]
      : []),
  ];
  return names.map((name) => ({ name, start }));
}

/** The variables that a statement declares. */
export function declaredIn(node: Statement) {
  const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
  return declared?.type === 'VariableDeclaration' ? declared.declarations : [];
}

/**
 * Code that gives each context that a module creates a `displayName`, which `ssr/island.ts` puts into
 * messages.
 */
export const namesOfContexts = (code: string, id: string, file: string): string =>
  parseModule(code, id)
    .body.flatMap(declaredIn)
    .map(({ id: name, init }) => {
      const isContext =
        init?.type === 'CallExpression' &&
        /createContext$/.test(code.slice(init.callee.start, init.callee.end));
      if (name.type !== 'Identifier' || !isContext) return '';
      return `\n;${name.name}.displayName ??= ${JSON.stringify(`${name.name} of ${file}`)};`;
    })
    .join('');
