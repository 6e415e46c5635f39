import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { asInPage } from './late-sheet';
import { mergeRules } from './merge-rules';
import { removeNode } from './remove-node';
import { putValuesInPlace } from './short-variables';
import { removeUnusedVariables } from './unused-variables';

/** What the boot script and a reader put on a page before React is there. */
const MARKS = new Set(['data-js', 'data-theme', 'open']);

/** Names that occur in a page's HTML. */
interface Occurring {
  /** The values of its class attributes. */
  readonly lists: readonly string[];
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** CSS, and the preload links of the fonts that it names. */
interface UsedStyles {
  readonly css: string;
  readonly fonts: readonly string[];
}

/** Classes of which an element has all or none. */
type ClassGroups = readonly (readonly string[])[];

/** A built style sheet, the attribute names in its selectors, and the results computed from it so far. */
interface Sheet {
  readonly root: Root;
  readonly attributes: ReadonlySet<string>;
  readonly results: Map<string, UsedStyles>;
}

/**
 * Critical CSS, and a preload link for each font that it names: the rules of a built style sheet
 * that a page can use before React runs. What appears only with React (an overlay, a tooltip) is
 * left out: React brings the whole sheet along.
 *
 * @param folder the folder of built files
 * @param basePath the path that it is served from
 * @param groups classes that always occur together, whose rules may be merged
 * @returns a function of the sheet's address, as the page links it, and the page without scripts
 */
export function createUsedStyles(
  folder: string,
  basePath: string,
  groups: ClassGroups,
): (href: string, html: string) => UsedStyles {
  const sheets = new Map<string, Sheet>();
  return (href, html) => {
    let sheet = sheets.get(href);
    if (!sheet) {
      sheet = parseSheet(readFileSync(join(folder, href.slice(basePath.length)), 'utf8'));
      sheets.set(href, sheet);
    }
    return usedStyles(sheet, html, groups);
  };
}

/** A built sheet, to be handed to {@link usedStyles}. */
export function parseSheet(css: string): Sheet {
  const root = postcss.parse(css);
  asInPage(root);
  return { root, attributes: attributesIn(root), results: new Map() };
}

/** The rules of a sheet that match a page, computed once for all pages with the same names. */
export function usedStyles(
  { root, attributes: asked, results }: Sheet,
  html: string,
  groups: ClassGroups = [],
): UsedStyles {
  const lists = [
    ...new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) => list as string)),
  ].sort();
  const classes = new Set(lists.flatMap((list) => list.split(' ')));
  const attributes = new Set([...asked].filter((name) => html.includes(` ${name}="`)));
  const variables = [...new Set(html.match(/var\(--[\w-]+/g))].sort().join(' ');
  const key = [lists.join(), [...attributes].sort().join(' '), variables].join('\n');
  const known = results.get(key);
  if (known) return known;
  const styles = stylesFor(root, { lists, classes, attributes }, variables, groups);
  results.set(key, styles);
  return styles;
}

function stylesFor(
  sheet: Root,
  page: Occurring,
  variables: string,
  groups: ClassGroups,
): UsedStyles {
  const used = sheet.clone();
  prune(used, page);
  removeLater(used);
  mergeRules(used, groups, page.lists);
  removeUnusedVariables(used, variables);
  putValuesInPlace(used);
  const css = used.toString().trim();
  const fonts = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(
    ([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
  );
  return { css, fonts };
}

/**
 * Removes the rules that only React's page changes need, and keyframes that nothing left uses. As a
 * document changes, what stands in the same place fades into itself.
 */
function removeLater(sheet: Root): void {
  sheet.walkRules(/::view-transition/, removeNode);
  sheet.walkDecls('view-transition-name', removeNode);
  const moving = new Set<string>();
  sheet.walkDecls(/^animation(?:-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) moving.add(word);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!moving.has(rule.params)) rule.remove();
  });
}

/** The attributes that selectors of the sheet name; `:disabled` needs one too. */
function attributesIn(sheet: Root): ReadonlySet<string> {
  const names = new Set(['disabled']);
  sheet.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\[([\w-]+)/g)) names.add(name as string);
  });
  return names;
}

/** Removes each rule whose every selector asks for what is not on the page, and blocks left empty. */
function prune(container: Container, page: Occurring): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const rule = node as Rule;
      const selectors = splitSelectors(rule.selector).filter((selector) => matches(selector, page));
      if (selectors.length === 0) rule.remove();
      else rule.selector = selectors.join(',');
    } else if (node.type === 'atrule') {
      const block = node as AtRule;
      if (block.nodes && /^(?:layer|media|supports|container)$/.test(block.name)) {
        prune(block as Container, page);
        if (block.nodes.length === 0) block.remove();
      }
    }
  });
}

/** Splits at the commas that stand outside parentheses. */
function splitSelectors(selector: string): string[] {
  return postcss.list.comma(selector);
}

/** Whether every class and attribute that the selector names outside `:not()` and `:is()` occurs on the page. */
function matches(selector: string, { classes, attributes }: Occurring): boolean {
  const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  const occurs = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every(([, name]) =>
      names.has((name as string).replaceAll('\\', '')),
    );
  return (
    occurs(/\.((?:\\.|[\w-])+)/g, classes) &&
    occurs(/\[([\w-]+)/g, new Set([...attributes, ...MARKS])) &&
    occurs(/:(disabled)/g, attributes)
  );
}
