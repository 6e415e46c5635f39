import type { ESTree } from 'vite';
import { type ClientModule, hasDirective, lineAt, parseModule } from './client-modules.ts';

/** What the code of an island would do, but cannot while the island sleeps. */
export interface Findings {
  /** Code that only runs while the island is awake, with its first line. */
  readonly unreplayed: readonly (readonly [what: string, line: number])[];
  /** Differences from Waku's client, as sentences with the line. */
  readonly notes: readonly string[];
  /** Whether it is a file of server actions. */
  readonly isServerFile: boolean;
  readonly hearsKeys: boolean;
  /** The custom events that it dispatches on window or document, and those it listens for. */
  readonly dispatched: readonly string[];
  readonly heard: readonly string[];
}

const EFFECT = /^(?:use(?:Layout|Insertion)?Effect|componentDidMount)$/;
/** Handlers of events that are not replayed. */
const UNREPLAYED =
  /^on(?:Mouse(?:Enter|Leave|Over|Out|Move)|Pointer(?:Enter|Leave|Over|Out|Move)|Focus|Scroll|Wheel|Drag\w*|Touch\w*)$/;

export type Node = ESTree.Node & Readonly<Record<string, unknown>>;
type JsxElement = ESTree.JSXOpeningElement;

/** Examines a module of the project that is part of islands. */
export function findingsIn(code: string, id: string): Findings {
  const program = parseModule(code, id);
  const unreplayed = new Map<string, number>();
  const notes: string[] = [];
  const dispatched: string[] = [];
  const heard: string[] = [];
  let hearsKeys = false;
  const at = (node: Node) => lineAt(code, node.start);
  const add = (what: string, node: Node) => {
    if (!unreplayed.has(what)) unreplayed.set(what, at(node));
  };
  const call = (node: Node) => {
    const name = lastName(node.callee as Node);
    const [first] = node.arguments as Node[];
    if (EFFECT.test(name)) add('an effect', node);
    if (name === 'addEventListener') heard.push(...textOf(first));
    if (name === 'dispatchEvent' && first?.type === 'NewExpression')
      dispatched.push(...textOf((first.arguments as unknown as Node[])[0]));
  };
  const element = (node: Node) => {
    const opening = node as unknown as JsxElement;
    for (const name of attributesOf(opening).keys()) {
      if (UNREPLAYED.test(name)) add(name, node);
      hearsKeys ||= /^onKey(?:Down|Up)$/.test(name);
    }
    const note = noteOf(opening, code);
    if (note) notes.push(`line ${at(node)}: ${note}`);
  };
  walk(program as unknown as Node, (node) => {
    if (node.type === 'CallExpression') call(node);
    else if (node.type === 'JSXOpeningElement') element(node);
    else if (node.type === 'MethodDefinition' && EFFECT.test(lastName(node.key as Node)))
      add('an effect', node);
    else if (importsLink(node))
      notes.push(
        `line ${at(node)}: imports Link of waku, which leads nowhere where an island renders it later; write <a href>.`,
      );
  });
  const isServerFile = hasDirective(program, 'use server');
  return { unreplayed: [...unreplayed], notes, isServerFile, hearsKeys, dispatched, heard };
}

/** What an element does differently before its island is awake. */
function noteOf(element: JsxElement, code: string): string {
  const kind = element.name.type === 'JSXIdentifier' ? element.name.name : '';
  const attributes = attributesOf(element);
  const textIn = (name: string) => {
    const { value } = attributes.get(name) ?? {};
    return value ? code.slice(value.start, value.end) : '';
  };
  const leads = attributes.has('href') && !/^.?['"`]#/.test(textIn('href'));
  if (kind === 'a' && leads && /preventDefault/.test(textIn('onClick')))
    return 'a link that prevents its default leads away at a press before React; write a <button>.';
  const isSent = attributes.has('action') && !/^\{/.test(textIn('action'));
  if (kind === 'form' && attributes.has('onSubmit') && isSent && !attributes.has('data-hold'))
    return `a form with onSubmit is sent to its address at a press before React; write data-hold on it if onSubmit is to have it.`;
  return '';
}

function importsLink(node: Node): boolean {
  if (node.type !== 'ImportDeclaration') return false;
  const { source, specifiers } = node as unknown as ESTree.ImportDeclaration;
  return (
    /^waku(?:\/router\/client)?$/.test(source.value) &&
    specifiers.some(({ local }) => local.name === 'Link')
  );
}

function attributesOf({ attributes }: JsxElement): Map<string, ESTree.JSXAttribute> {
  return new Map(
    attributes.flatMap((one) =>
      one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier'
        ? [[one.name.name, one] as const]
        : [],
    ),
  );
}

/** `useEffect` of `useEffect` and of `React.useEffect`. */
function lastName(node: Node): string {
  const last = node.type === 'MemberExpression' ? (node.property as Node) : node;
  return last.type === 'Identifier' ? (last.name as string) : '';
}

const textOf = (node: Node | undefined): string[] =>
  node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

/** Visits a tree's nodes from the outside in. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const child of childrenOf(node)) walk(child, visit);
}

/** The nodes that a node holds. */
export const childrenOf = (node: Node): Node[] =>
  Object.values(node)
    .flat()
    .filter((child): child is Node => typeof (child as Node | null)?.type === 'string');

/**
 * The advice on an island that sleeps until a press, each piece with its remedy.
 *
 * @param file the island's file
 * @param seen the findings in the island's modules, by file name
 * @param by the file of another island that dispatches an event for which this one listens
 */
export function adviceFor(
  file: string,
  { isWakeSaid }: ClientModule,
  seen: ReadonlyMap<string, Findings>,
  by?: string,
): string[] {
  const places = [...seen].flatMap(([name, { unreplayed }]) =>
    unreplayed.map(([what, line]) => `${what} (${name === file ? 'line ' : `${name}:`}${line})`),
  );
  const notes = [...seen].flatMap(([name, found]) =>
    found.notes.map((note) => (name === file ? note : note.replace('line ', `${name}:`))),
  );
  if (places.length > 0 && !isWakeSaid)
    notes.push(`has ${places.join(', ')}, and sleeps until a press. ${REMEDIES}`);
  if (by && !isWakeSaid)
    notes.push(
      `listens for an event that ${by} dispatches, and hears it only while it is awake. Share a store instead, or write \`export const wake = 'visible'\`.`,
    );
  return notes;
}

const REMEDIES =
  "If it has to run before: write `export const wake = 'visible'`, let CSS do it, or move it to a module for `script`; 'load' and 'idle' bring React (60 KB) to every reader. If not, write 'press'.";
