import { type ESTree, Visitor } from 'vite';
import { type ClientModule, hasDirective, lineAt, parseModule } from './client-modules.ts';

/**
 * What `examineCode` finds in a module: code that does nothing while the island sleeps, and facts
 * for `boot.ts` and for the advice on other islands.
 */
export interface Findings {
  /** Kinds of code that only runs while the island is awake, each with its first line. */
  readonly unreplayed: readonly (readonly [what: string, line: number])[];
  /** Sentences about code that behaves differently than with Waku's client, each with its line. */
  readonly notes: readonly string[];
  /** Whether the module is a file of server actions. */
  readonly isServerFile: boolean;
  /** Whether an element of the module has a handler for keys. */
  readonly hearsKeys: boolean;
  /** The names of the events that the module dispatches, and of those it listens for. */
  readonly dispatched: readonly string[];
  readonly heard: readonly string[];
}

const EFFECT = /^(?:use(?:Layout|Insertion)?Effect|componentDidMount)$/;
/** Handlers of events that are not replayed. */
const UNREPLAYED =
  /^on(?:Mouse(?:Enter|Leave|Over|Out|Move)|Pointer(?:Enter|Leave|Over|Out|Move)|Focus|Scroll|Wheel|Drag\w*|Touch\w*)$/;

/** Examines the code of a module of the project that is part of islands. */
export function examineCode(code: string, id: string): Findings {
  const program = parseModule(code, id);
  const unreplayed = new Map<string, number>();
  const notes: string[] = [];
  const dispatched: string[] = [];
  const heard: string[] = [];
  let hearsKeys = false;
  const addUnreplayed = (what: string, { start }: ESTree.Span) => {
    if (!unreplayed.has(what)) unreplayed.set(what, lineAt(code, start));
  };
  const addNote = (note: string, { start }: ESTree.Span) =>
    notes.push(`line ${lineAt(code, start)}: ${note}`);
  new Visitor({
    CallExpression(node) {
      const name = lastName(node.callee);
      const [first] = node.arguments;
      if (EFFECT.test(name)) addUnreplayed('an effect', node);
      if (name === 'addEventListener') heard.push(...textOf(first));
      if (name === 'dispatchEvent' && first?.type === 'NewExpression')
        dispatched.push(...textOf(first.arguments[0]));
    },
    MethodDefinition(node) {
      if (EFFECT.test(lastName(node.key))) addUnreplayed('an effect', node);
    },
    JSXOpeningElement(node) {
      for (const name of attributesOf(node).keys()) {
        if (UNREPLAYED.test(name)) addUnreplayed(name, node);
        hearsKeys ||= /^onKey(?:Down|Up)$/.test(name);
      }
      const note = noteOf(node, code);
      if (note) addNote(note, node);
    },
    ImportDeclaration(node) {
      if (importsLink(node))
        addNote(
          'imports Link of waku. A Link that is rendered once the island is awake leads nowhere: write <a href>.',
          node,
        );
    },
  }).visit(program);
  const isServerFile = hasDirective(program, 'use server');
  return { unreplayed: [...unreplayed], notes, isServerFile, hearsKeys, dispatched, heard };
}

/**
 * A sentence about an element that behaves differently until its island is awake; empty for any
 * other element.
 */
function noteOf(element: ESTree.JSXOpeningElement, code: string): string {
  const kind = element.name.type === 'JSXIdentifier' ? element.name.name : '';
  const attributes = attributesOf(element);
  const textIn = (name: string) => {
    const { value } = attributes.get(name) ?? {};
    return value ? code.slice(value.start, value.end) : '';
  };
  const leadsAway = attributes.has('href') && !/^.?['"`]#/.test(textIn('href'));
  if (kind === 'a' && leadsAway && /preventDefault/.test(textIn('onClick')))
    return 'until React is there, a press follows this link, whose onClick prevents that: write a <button>.';
  const isSent = attributes.has('action') && !/^\{/.test(textIn('action'));
  if (kind === 'form' && attributes.has('onSubmit') && isSent && !attributes.has('data-hold'))
    return 'until React is there, the browser sends this form to its address, without onSubmit: write data-hold on the form if onSubmit has to run.';
  return '';
}

const importsLink = ({ source, specifiers }: ESTree.ImportDeclaration): boolean =>
  /^waku(?:\/router\/client)?$/.test(source.value) &&
  specifiers.some(({ local }) => local.name === 'Link');

function attributesOf({ attributes }: ESTree.JSXOpeningElement): Map<string, ESTree.JSXAttribute> {
  return new Map(
    attributes.flatMap((one) =>
      one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier'
        ? [[one.name.name, one] as const]
        : [],
    ),
  );
}

/** The last name of an expression: `useEffect` of `useEffect` and of `React.useEffect`. */
function lastName(node: ESTree.Node): string {
  const last = node.type === 'MemberExpression' ? node.property : node;
  return last.type === 'Identifier' ? last.name : '';
}

/** The text of a literal, in a list; an empty list for any other node. */
const textOf = (node: ESTree.Node | undefined): string[] =>
  node?.type === 'Literal' && typeof node.value === 'string' ? [node.value] : [];

/**
 * The advice on an island, with remedies: notes on its code and, where it states no `wake`, what it
 * does not do before a press.
 *
 * @param file the island's file
 * @param findings what the island's modules do, by file name
 * @param dispatcher the file of another island that dispatches an event for which this one listens
 */
export function adviceFor(
  file: string,
  { isWakeStated }: ClientModule,
  findings: ReadonlyMap<string, Findings>,
  dispatcher?: string,
): string[] {
  const places = [...findings].flatMap(([name, { unreplayed }]) =>
    unreplayed.map(([what, line]) => `${what} (${name === file ? 'line ' : `${name}:`}${line})`),
  );
  const notes = [...findings].flatMap(([name, found]) =>
    found.notes.map((note) => (name === file ? note : note.replace('line ', `${name}:`))),
  );
  if (places.length > 0 && !isWakeStated)
    notes.push(`has ${places.join(', ')}, and sleeps until a press. ${REMEDIES}`);
  if (dispatcher && !isWakeStated)
    notes.push(
      `listens for an event that ${dispatcher} dispatches, and hears it only while it is awake. Share a store instead, or write \`export const wake = 'visible'\`.`,
    );
  return notes;
}

const REMEDIES =
  "If that has to run earlier: write `export const wake = 'visible'`, let CSS do it, or move it to the module that the option `script` names; 'load' and 'idle' bring React (60 KB) to every reader. Otherwise write 'press', which says that it is meant.";
