import type { Declaration, Plugin, Root, Rule } from 'postcss';

const READ = /var\((--[\w-]+)\)/g;
/**
 * Up to this many characters, a value is shorter than its name and declaration, as measured on the
 * site's pages.
 */
const SHORT = 30;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Shortens the names of the theme's custom properties, the most used the shortest. The names are a
 * twentieth of the built sheet's compressed size. What it costs: a built page in the browser's
 * inspector shows `--b` for `--spacing-start` (in development the names stay), and a style attribute
 * cannot read a token.
 *
 * @param sheet is changed in place
 */
export function shortenVariables(sheet: Root): void {
  inlineVariables(sheet);
  const counts = new Map<string, number>();
  const own = new Set(rootDeclarations(sheet).map(({ prop }) => prop));
  for (const [, name] of sheet.toString().matchAll(READ)) {
    if (own.has(name as string)) counts.set(name as string, (counts.get(name as string) ?? 0) + 1);
  }
  const taken = new Set(sheet.toString().match(/--[\w-]+/g) ?? []);
  const names = shortNames(taken);
  const short = new Map(
    [...counts]
      // Equal counts in order of name: two builds give the same names.
      .toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1))
      .map(([name]) => [name, names.next().value as string]),
  );
  sheet.walkDecls((declaration) => {
    declaration.prop = short.get(declaration.prop) ?? declaration.prop;
    declaration.value = renamed(declaration.value, short);
  });
  sheet.walkAtRules((rule) => {
    rule.params = renamed(rule.params, short);
  });
}

const renamed = (text: string, short: ReadonlyMap<string, string>) =>
  text.replace(READ, (_, name: string) => `var(${short.get(name) ?? name})`);

/** The same as a PostCSS plugin. */
export function shortVariables(): Plugin {
  return {
    postcssPlugin: 'noughtline:short-variables',
    OnceExit: (sheet) => shortenVariables(sheet),
  };
}

/**
 * Inlines the value of a property that `:root` declares once, if it is used once or is short:
 * compressed, a value of a few characters is no larger than the name.
 *
 * @param sheet is changed in place
 */
function inlineVariables(sheet: Root): void {
  const declared = new Map<string, number>();
  const readers = new Map<string, Set<Declaration>>();
  const note = (reader: Declaration) => {
    for (const [, name = ''] of reader.value.matchAll(READ)) {
      if (!readers.has(name)) readers.set(name, new Set());
      readers.get(name)?.add(reader);
    }
  };
  sheet.walkDecls((declaration) => {
    const { prop } = declaration;
    if (prop.startsWith('--')) declared.set(prop, (declared.get(prop) ?? 0) + 1);
    note(declaration);
  });
  for (const declaration of rootDeclarations(sheet)) {
    const { prop, value } = declaration;
    const reading = `var(${prop})`;
    const all = [...(readers.get(prop) ?? [])].filter((reader) => reader.value.includes(reading));
    const readings = all.reduce((sum, reader) => sum + reader.value.split(reading).length - 1, 0);
    if (declared.get(prop) !== 1 || readings === 0 || (readings > 1 && value.length > SHORT))
      continue;
    for (const reader of all) {
      reader.value = reader.value.replaceAll(reading, () => value);
      note(reader);
    }
    declaration.remove();
    for (const those of readers.values()) those.delete(declaration);
  }
}

/** Properties declared on `:root`: not those that a component sets. */
function rootDeclarations(sheet: Root): Declaration[] {
  const found: Declaration[] = [];
  sheet.walkDecls(/^--/, (declaration) => {
    const { parent } = declaration;
    if (parent?.type === 'rule' && (parent as Rule).selector.startsWith(':root'))
      found.push(declaration);
  });
  return found;
}

/** `--a` … `--z`, `--aa` …, without those that are taken. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    const last = LETTERS[index % LETTERS.length] as string;
    const first = LETTERS[Math.floor(index / LETTERS.length) - 1] ?? '';
    const name = `--${first}${last}`;
    if (!taken.has(name)) yield name;
  }
}
