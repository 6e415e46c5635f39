import type { Declaration, Plugin, Root, Rule } from 'postcss';
import { shortNames } from './class-names';

/** Matches where a variable is read. */
const READ = /var\((--[\w-]+)\)/g;
/**
 * Up to this many characters, a value takes less room than a variable's name and declaration, as
 * measured on the site's pages.
 */
const SHORT = 30;

/**
 * A PostCSS plugin that shortens the names of the theme's custom properties, the most used the
 * shortest. The names are a twentieth of the built sheet's compressed size. In return the inspector
 * shows `--b` for `--spacing-start` on a built page (development keeps the names), and a style
 * attribute cannot read a token.
 */
export const shortVariables = (): Plugin => ({
  postcssPlugin: 'noughtline:short-variables',
  OnceExit: shortenVariables,
});

/** Shortens or inlines the theme's variables in a style sheet, in place. */
function shortenVariables(sheet: Root): void {
  const all: Declaration[] = [];
  sheet.walkDecls((declaration) => {
    all.push(declaration);
  });
  /** The theme's variables that keep a name; a component's own variables are left alone. */
  const themeNames = new Set<string>();
  for (const declaration of all.filter(isOfTheme)) {
    if (canInline(declaration, all)) inline(declaration, all);
    else themeNames.add(declaration.prop);
  }
  const counts = new Map<string, number>();
  const text = sheet.toString();
  for (const [, name = ''] of text.matchAll(READ)) {
    if (themeNames.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const taken = new Set((text.match(/--[\w-]+/g) ?? []).map((name) => name.slice(2)));
  const short = shortNames(counts, taken);
  const nameOf = (name: string) => (short.has(name) ? `--${short.get(name)}` : name);
  const renamed = (value: string) =>
    value.replace(READ, (_, name: string) => `var(${nameOf(name)})`);
  for (const declaration of all) {
    declaration.prop = nameOf(declaration.prop);
    declaration.value = renamed(declaration.value);
  }
  sheet.walkAtRules((rule) => {
    rule.params = renamed(rule.params);
  });
}

const isOfTheme = ({ prop, parent }: Declaration): boolean =>
  prop.startsWith('--') && parent?.type === 'rule' && (parent as Rule).selector.startsWith(':root');

/**
 * Whether a variable is declared once, and is either read once or short: a few characters compress
 * as well as a name.
 */
function canInline({ prop, value }: Declaration, all: readonly Declaration[]): boolean {
  const isDeclaredOnce = all.filter((other) => other.prop === prop).length === 1;
  let reads = 0;
  for (const other of all) reads += other.value.split(`var(${prop})`).length - 1;
  return isDeclaredOnce && (reads === 1 || (reads > 1 && value.length <= SHORT));
}

/** Puts a variable's value where it is read, and removes it from the sheet and from `all`. */
function inline(declaration: Declaration, all: Declaration[]): void {
  const { prop, value } = declaration;
  for (const reader of all) reader.value = reader.value.replaceAll(`var(${prop})`, () => value);
  declaration.remove();
  all.splice(all.indexOf(declaration), 1);
}
