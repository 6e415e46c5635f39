import type { Declaration, Plugin, Root, Rule } from 'postcss';
import { shortNames } from './class-names';

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

/** @param sheet the style sheet, changed in place */
function shortenVariables(sheet: Root): void {
  const all: Declaration[] = [];
  sheet.walkDecls((declaration) => {
    all.push(declaration);
  });
  // Leaves out variables that a component sets.
  const ofTheme = new Set(all.filter(isOfTheme).filter((one) => !inlined(one, all)));
  const own = new Set([...ofTheme].map(({ prop }) => prop));
  const counts = new Map<string, number>();
  const text = sheet.toString();
  for (const [, name = ''] of text.matchAll(READ)) {
    if (own.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
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
 * Replaces a variable that is declared once by its value, if it is read once or the value is short,
 * since a few characters compress as well as the name. Returns whether it did.
 */
function inlined(declaration: Declaration, all: Declaration[]): boolean {
  const { prop, value } = declaration;
  const reading = `var(${prop})`;
  const readers = all.filter((one) => one.value.includes(reading));
  const readings = readers.reduce((sum, one) => sum + one.value.split(reading).length - 1, 0);
  const isDeclaredOnce = all.filter((one) => one.prop === prop).length === 1;
  if (!isDeclaredOnce || readings === 0 || (readings > 1 && value.length > SHORT)) return false;
  for (const reader of readers) reader.value = reader.value.replaceAll(reading, () => value);
  declaration.remove();
  all.splice(all.indexOf(declaration), 1);
  return true;
}
