import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type ESTree, type Plugin, Visitor } from 'vite';
import { fault, warn } from './build-report.ts';
import { lineAt, nameIn, parseModule } from './client-modules.ts';
import type { Client } from './options.ts';
import { ownFile, packageOf } from './package-files.ts';

/** The prefix of the virtual modules that stand in for React and React DOM. */
const STAND_INS = '\0waku-islands:preact:';
/** The file that takes the place of React and of React DOM. */
const REACT = ownFile('browser/preact/react');
/** The replacement of each module of React. */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  react: REACT,
  'react-dom': REACT,
  'react-dom/client': ownFile('browser/preact/root'),
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
  scheduler: 'preact/compat/scheduler',
};
/** Names that are not missing: `browser/preact/react.ts` adds them, or only React itself uses them. */
const NOT_MISSING =
  /^(?:useActionState|useOptimistic|useFormStatus|requestFormReset|Profiler|cache|captureOwnerStack|pre(?:connect|fetchDNS|load|loadModule)|version|__\w+)$/;
/** What to write in place of a missing name. */
const REMEDIES: Readonly<Record<string, string>> = {
  useFormState: 'write useActionState',
  Activity: 'render it only while it is shown',
  ViewTransition: 'call document.startViewTransition, or let CSS move it',
};

/** A use of a name of React that Preact does not have, in a module of the client's bundle. */
export interface MissingName {
  readonly name: string;
  readonly source: string;
  readonly line: number;
  /**
   * Whether the module imports it by name. Code that looks it up in React may test first whether it
   * is there.
   */
  readonly isImported: boolean;
}

/**
 * The names of React that Preact does not have, even with the additions of this package, by module
 * of React.
 */
export type MissingNames = ReadonlyMap<string, readonly string[]>;

/** Compares the installed React and Preact. @throws where Preact is not installed */
export function missingNames(root: string): MissingNames {
  const require = createRequire(join(root, 'package.json'));
  let compat: object;
  try {
    compat = require('preact/compat');
  } catch {
    throw new Error(
      "Options of waku-islands:\n  client: 'preact' needs the package preact; run `npm install preact`",
    );
  }
  return new Map(
    ['react', 'react-dom'].map((source) => [
      source,
      Object.keys(require(source)).filter((name) => !(name in compat || NOT_MISSING.test(name))),
    ]),
  );
}

/** Finds where a module uses names of React that Preact does not have. */
export function usesOfMissing(code: string, id: string, missing: MissingNames): MissingName[] {
  if (![...missing.values()].flat().some((name) => code.includes(name))) return [];
  const program = parseModule(code, id);
  /** The names under which the module has all of React, or of React DOM, and which of the two. */
  const namespaces = new Map<string, string>();
  const found: MissingName[] = [];
  const add = (source: string | undefined, name: string, start: number, isImported: boolean) => {
    if (source && missing.get(source)?.includes(name))
      found.push({ name, source, line: lineAt(code, start), isImported });
  };
  const addMember = ({
    object,
    property,
    start,
  }: ESTree.MemberExpression | ESTree.JSXMemberExpression) =>
    add(namespaces.get(nameOf(object)), nameOf(property), start, false);
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
    const source = node.source?.value ?? '';
    for (const one of node.specifiers) {
      if (one.type === 'ImportSpecifier') add(source, nameIn(one.imported), one.start, true);
      else if (one.type === 'ExportSpecifier') add(source, nameIn(one.local), one.start, true);
      else namespaces.set(one.local.name, source);
    }
  }
  new Visitor({
    VariableDeclarator({ id: name, init }) {
      const [, source] = (init && REQUIRED.exec(code.slice(init.start, init.end))) ?? [];
      if (source && name.type === 'Identifier') namespaces.set(name.name, source);
    },
    MemberExpression: addMember,
    JSXMemberExpression: addMember,
  }).visit(program);
  return found;
}
const nameOf = (node: ESTree.Node): string =>
  'name' in node && typeof node.name === 'string' ? node.name : '';
const REQUIRED = /^(?:\w+\()?require\(["'](react(?:-dom)?)["']\)/;

/** Warns where a module of a package holds React itself. */
export function warnOfInnerCopy(code: string, id: string): void {
  const owner = packageOf(id);
  if (owner && !/^(?:react|react-dom|preact)$/.test(owner) && DEFINED.test(code))
    warn(owner, 'holds a copy of React, whose hooks do not know the islands.');
}

/**
 * Reports where a module uses names of React that Preact does not have. In the project's code, or
 * imported by name, they stop the build.
 */
export function reportMissingNames(
  code: string,
  id: string,
  file: string,
  missing: MissingNames,
): void {
  const owner = packageOf(id);
  const uses = CODE.test(id) ? usesOfMissing(code, id, missing) : [];
  for (const { name, source, line, isImported } of uses) {
    const what = `${name} of ${source}, which Preact does not have`;
    if (owner && !isImported) warn(owner, `reads ${what}: it finds undefined there.`);
    else
      fault(
        new Error(
          `${file}:${line}: ${owner ?? 'an island'} uses ${what}: ${REMEDIES[name] ?? 'do without it'}, or leave out client: 'preact'.`,
        ),
      );
  }
}

/**
 * The replacement of a module of React in the client's bundle: a file or package, or for React and
 * React DOM the name of a virtual module.
 */
export const replacementOf = (source: string): string | undefined => {
  if (!Object.hasOwn(REPLACEMENTS, source)) return undefined;
  return REPLACEMENTS[source] === REACT ? STAND_INS + source : REPLACEMENTS[source];
};

/**
 * The code of a virtual module that stands in for React or React DOM; undefined for any other id. It
 * exports missing names as undefined, so that code can test for them.
 */
export function standIn(id: string, missing: MissingNames): string | undefined {
  if (!id.startsWith(STAND_INS)) return undefined;
  return standInFor(REACT, missing.get(id.slice(STAND_INS.length)));
}

function standInFor(file: string, names: readonly string[] = []): string {
  const from = JSON.stringify(file);
  return [
    // With a namespace as the default export, the bundler can drop the names that nobody uses.
    `export * from ${from};\nexport * as default from ${from};`,
    ...names.map((name) => `export const ${name} = undefined;`),
  ].join('\n');
}

/** Matches a file of React's packages, and finds the package and the file's name. */
const OF_REACT = /[\\/]node_modules[\\/](react(?:-dom)?|scheduler)[\\/]([\w-]+)\.js$/;

/**
 * Puts Preact in the place of React where the development server prebundles packages: the project's
 * own code imports React from there too.
 */
export function prebundlePreact(missing: () => MissingNames) {
  return {
    name: 'waku-islands:preact',
    async load(id) {
      const [, name = '', file = ''] = OF_REACT.exec(id) ?? [];
      const source = file === 'index' ? name : `${name}/${file}`;
      const replacement = Object.hasOwn(REPLACEMENTS, source) && REPLACEMENTS[source];
      const found = replacement && (await this.resolve(replacement, REACT));
      return found ? standInFor(found.id, missing().get(source)) : undefined;
    },
  } satisfies Plugin;
}

const CODE = /\.[cm]?[jt]sx?$/;
/** Matches a module of a copy of React or Preact, and finds the copy's folder and its package. */
const COPY = /.*[\\/]node_modules[\\/](react|react-dom|preact)(?=[\\/])/;
/** Matches a definition that only React itself has. */
const DEFINED = /\b__(?:CLIENT|SECRET)_INTERNALS_\w+\s*[=:](?!=)/;

/**
 * Warns of packages that bring a second copy of React into the client's bundle.
 *
 * @param modules the bundle's modules, each with its importers
 */
export function warnOfCopies(
  modules: ReadonlyMap<string, readonly string[]>,
  client: Client,
): void {
  const roots = [...modules.keys()].flatMap((id) => COPY.exec(id)?.[0] ?? []);
  /** The project's own React, which lies in no other package. */
  const own = new Set(roots.filter((root) => !/node_modules.*[\\/]node_modules[\\/]/.test(root)));
  const warned = new Set<string>();
  for (const [id, importers] of modules) {
    const [root, name] = COPY.exec(id) ?? [];
    if (!root || !name) continue;
    if (own.has(root) && (client === 'react' || name === 'preact')) continue;
    for (const importer of importers) {
      const by = packageOf(importer) ?? importer;
      if (importer.startsWith(root) || warned.has(root + by)) continue;
      warned.add(root + by);
      warn(
        by,
        `brings a second copy of ${name} into the browser, ${root}: its hooks do not know the islands.`,
      );
    }
  }
}
