import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { ESTree, Plugin } from 'vite';
import { fault, warn } from './build-report.ts';
import { lineAt, nameIn, parseModule } from './client-modules.ts';
import { type Node, walk } from './findings.ts';
import type { Client } from './options.ts';
import { packageOf } from './project-checks.ts';
import { ownFile } from './replacing.ts';

const STAND_INS = '\0waku-islands:preact:';
const REACT = ownFile('browser/preact/react');
/** The replacement of each module of React. */
const INSTEAD: Readonly<Record<string, string>> = {
  react: REACT,
  'react-dom': REACT,
  'react-dom/client': ownFile('browser/preact/root'),
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
  'react/compiler-runtime': 'preact/compat/compiler-runtime',
  scheduler: 'preact/compat/scheduler',
};
/** The names that `browser/preact/react.ts` adds to preact/compat. */
const SHIMMED =
  /^(?:useActionState|useOptimistic|useFormStatus|requestFormReset|Profiler|cache|captureOwnerStack|pre(?:connect|fetchDNS|load|loadModule)|version|__\w+)$/;
const REMEDIES: Readonly<Record<string, string>> = {
  useFormState: 'write useActionState',
  Activity: 'render it only while it is shown',
  ViewTransition: 'call document.startViewTransition, or let CSS move it',
};

/** A name that a module of the client's bundle uses of React, and Preact lacks. */
export interface Lack {
  readonly name: string;
  readonly source: string;
  readonly line: number;
  /** Whether it is imported by name, not looked up in the module, which code may test first. */
  readonly isImported: boolean;
}

/** The names that React has, but Preact with the additions here lacks. */
export function lackingIn(root: string): ReadonlyMap<string, readonly string[]> {
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
      Object.keys(require(source)).filter((name) => !(name in compat || SHIMMED.test(name))),
    ]),
  );
}

/** Finds names that Preact lacks in a module. */
export function lacksIn(
  code: string,
  id: string,
  lacking: ReadonlyMap<string, readonly string[]>,
): Lack[] {
  if (![...lacking.values()].flat().some((name) => code.includes(name))) return [];
  const program = parseModule(code, id);
  /** The names under which the module has React as a whole. */
  const wholes = new Map<string, string>();
  const lacks: Lack[] = [];
  const note = (source: string | undefined, name: string, start: number, isImported: boolean) => {
    if (source && lacking.get(source)?.includes(name))
      lacks.push({ name, source, line: lineAt(code, start), isImported });
  };
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' && node.type !== 'ExportNamedDeclaration') continue;
    const source = node.source?.value ?? '';
    for (const one of node.specifiers) {
      if (one.type === 'ImportSpecifier') note(source, nameIn(one.imported), one.start, true);
      else if (one.type === 'ExportSpecifier') note(source, nameIn(one.local), one.start, true);
      else wholes.set(one.local.name, source);
    }
  }
  walk(program as unknown as Node, (node) => {
    if (node.type === 'VariableDeclarator') {
      const { id: name, init } = node as unknown as ESTree.VariableDeclarator;
      const [, source] = (init && REQUIRED.exec(code.slice(init.start, init.end))) ?? [];
      if (source && name.type === 'Identifier') wholes.set(name.name, source);
    } else if (/^(?:JSX)?MemberExpression$/.test(node.type)) {
      const [object, property] = [node.object, node.property] as [Node, Node];
      note(wholes.get(String(object.name)), String(property.name), node.start, false);
    }
  });
  return lacks;
}
const REQUIRED = /^(?:\w+\()?require\(["'](react(?:-dom)?)["']\)/;

/** Reports missing names. Those in the project's code, or imported by name, stop the build. */
export function reportMissingNames(
  code: string,
  id: string,
  file: string,
  lacking: ReadonlyMap<string, readonly string[]>,
): void {
  const owner = packageOf(id);
  const lacks = lacking.size > 0 && CODE.test(id) ? lacksIn(code, id, lacking) : [];
  if (owner && !/^(?:react|react-dom|preact)$/.test(owner) && DEFINED.test(code))
    warn(owner, 'holds a copy of React, whose hooks do not know the islands.');
  for (const { name, source, line, isImported } of lacks) {
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
export const insteadOf = (source: string): string | undefined => {
  if (!Object.hasOwn(INSTEAD, source)) return undefined;
  return INSTEAD[source] === REACT ? STAND_INS + source : INSTEAD[source];
};

/** The code of such a virtual module, which lets code test for missing names. */
export function standIn(
  id: string,
  lacking: ReadonlyMap<string, readonly string[]>,
): string | undefined {
  if (!id.startsWith(STAND_INS)) return undefined;
  return standInFor(REACT, lacking.get(id.slice(STAND_INS.length)));
}

function standInFor(file: string, names: readonly string[] = []): string {
  const from = JSON.stringify(file);
  return [
    // With a namespace as the default export, the bundler can drop the names that nobody uses.
    `export * from ${from};\nexport * as default from ${from};`,
    ...names.map((name) => `export const ${name} = undefined;`),
  ].join('\n');
}

const OF_REACT = /[\\/]node_modules[\\/](react(?:-dom)?|scheduler)[\\/]([\w-]+)\.js$/;

/**
 * Puts Preact in the place of React where a development server bundles packages ahead: from there
 * the project's own code gets React too.
 */
export function preactAhead(lacking: () => ReadonlyMap<string, readonly string[]>) {
  return {
    name: 'waku-islands:preact',
    async load(id) {
      const [, name = '', file = ''] = OF_REACT.exec(id) ?? [];
      const source = file === 'index' ? name : `${name}/${file}`;
      const instead = Object.hasOwn(INSTEAD, source) && INSTEAD[source];
      const found = instead && (await this.resolve(instead, REACT));
      return found ? standInFor(found.id, lacking().get(source)) : undefined;
    },
  } satisfies Plugin;
}

const CODE = /\.[cm]?[jt]sx?$/;
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
  const told = new Set<string>();
  for (const [id, importers] of modules) {
    const [root, name] = COPY.exec(id) ?? [];
    if (!root || !name) continue;
    if (own.has(root) && (client === 'react' || name === 'preact')) continue;
    for (const importer of importers) {
      const by = packageOf(importer) ?? importer;
      if (importer.startsWith(root) || told.has(root + by)) continue;
      told.add(root + by);
      warn(
        by,
        `brings a second copy of ${name} into the browser, ${root}: its hooks do not know the islands.`,
      );
    }
  }
}
