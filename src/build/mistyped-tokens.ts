import { readFileSync } from 'node:fs';
import { type CssNode, fork, parse } from 'css-tree';
import type { AtRule, Plugin, Root } from 'postcss';

/** With a value that is newer than the parser. */
const { lexer } = fork({
  properties: { 'container-type': 'normal | size | inline-size | scroll-state' },
});

/** A word that is neither a token nor CSS. */
export interface Mistyped {
  readonly property: string;
  readonly word: string;
}

/**
 * Functions that the syntax check does not accept as lengths; they are not what this check looks
 * for.
 */
const LENGTH = /\b(?:calc|clamp|env|max|min)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const VARIABLE = /var\((--[\w-]+)(?:,[^()]*)?\)/g;
/** What Panda leaves of a reference such as `{spacing.starrt}` that leads nowhere. */
const REFERENCE = /[a-z]\w*\\\.[\w\\.-]+/i;
const WORD = /^[a-z][\w-]*$/i;

/**
 * The words in a sheet that are neither the value of a token nor CSS. Panda takes a word that it
 * does not know for CSS, and a browser drops the declaration.
 *
 * @param sheet with the theme's custom properties in it
 */
export function mistypedIn(sheet: Root): Mistyped[] {
  const variables = new Map<string, string>();
  const movements = new Set<string>();
  sheet.walkDecls(/^--/, ({ prop, value }) => void variables.set(prop, value));
  sheet.walkAtRules('keyframes', ({ params }) => void movements.add(params));
  const found = new Map<string, Mistyped>();
  sheet.walkDecls((declaration) => {
    const { prop: property, value, parent } = declaration;
    if (/^-/.test(property) && !property.startsWith('--')) return;
    if ((parent as AtRule | undefined)?.name === 'font-face') return;
    const word = property.startsWith('--')
      ? REFERENCE.exec(value)?.[0]
      : wrongWord(property, resolved(value, variables), movements);
    if (word) found.set(`${property} ${word}`, { property, word: word.replaceAll('\\', '') });
  });
  return [...found.values()];
}

function wrongWord(
  property: string,
  value: string,
  movements: ReadonlySet<string>,
): string | undefined {
  const reference = REFERENCE.exec(value);
  if (reference) return reference[0];
  if (value.includes('var(')) return undefined;
  if (property === 'animation' || property === 'animation-name') {
    const words = value.split(/[\s,]+/);
    return words.some((word) => word === 'none' || movements.has(word)) ? undefined : value;
  }
  const plain = value.replace(LENGTH, '1px');
  const { error } = lexer.matchProperty(property, parse(plain, { context: 'value' }) as CssNode);
  if (!error || !('mismatchOffset' in error)) return undefined;
  const { mismatchOffset, mismatchLength } = error as {
    readonly mismatchOffset: number;
    readonly mismatchLength: number;
  };
  const word = plain.slice(mismatchOffset, mismatchOffset + mismatchLength);
  return WORD.test(word) ? word : undefined;
}

/** A value with the theme's custom properties resolved, as far as the sheet declares them. */
function resolved(value: string, variables: ReadonlyMap<string, string>): string {
  let text = value;
  // A property that reads another that reads a third: no token goes deeper.
  for (let depth = 0; depth < 5 && text.includes('var('); depth += 1)
    text = text.replace(VARIABLE, (reading, name: string) => variables.get(name) ?? reading);
  return text;
}

/**
 * PostCSS plugin that stops the build at mistyped tokens.
 *
 * @param files the sources in which styles stand
 * @throws one error that names each word, its property, and where it stands
 */
export function refuseMistyped(files: () => readonly string[]): Plugin {
  return {
    postcssPlugin: 'noughtline:mistyped-tokens',
    OnceExit(sheet) {
      const wrong = mistypedIn(sheet);
      if (wrong.length > 0) throw new Error(messageOf(wrong, files()));
    },
  };
}

/** What is wrong, one line a word. */
export function messageOf(wrong: readonly Mistyped[], files: readonly string[]): string {
  const lines = wrong.map(
    ({ property, word }) =>
      `"${word}" (${property}) is no token of the theme and no CSS value: ${placeOf(word, files)}`,
  );
  return `Styles with unknown words; the tokens stand in src/theme:\n  ${lines.join('\n  ')}`;
}

/** The first occurrence of a word alone in quotes, else the first occurrence. */
function placeOf(word: string, files: readonly string[]): string {
  const places = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.includes(word)
          ? [{ exact: line.includes(`'${word}'`), place: `${file}:${index + 1}` }]
          : [],
      ),
  );
  return (places.find(({ exact }) => exact) ?? places[0])?.place ?? 'in no file that is known';
}
