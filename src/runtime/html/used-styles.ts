import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import type { CriticalCssOptions } from '../options.ts';
import { asInPage } from './late-sheet.ts';
import { layersOf } from './layers.ts';
import { mergeRules } from './merge-rules.ts';
import { removeNode } from './remove-node.ts';
import { putValuesInPlace } from './short-variables.ts';
import { removeUnusedVariables } from './unused-variables.ts';

/** Attributes that the boot script and the visitor's actions set before hydration. */
const MARKS = ['data-js', 'open'];

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

/** A built style sheet, the attribute names in its selectors, and the results computed from it so far. */
interface Sheet {
  readonly root: Root;
  readonly attributes: ReadonlySet<string>;
  readonly results: Map<string, UsedStyles>;
}

/**
 * Critical CSS, and a preload link for each font that it names: the rules of a built style sheet
 * that a page can use before React runs. What only React renders (an overlay, a tooltip) is left
 * out: the whole sheet loads with React. Hand-written: `beasties` on the same sheet takes 0.5 s a
 * page, and makes pages up to 149 bytes larger (work: 21 smaller).
 *
 * @param folder the folder of built files
 * @param basePath the path that it is served from
 * @param options of the critical CSS
 * @returns a function of the sheet's address, as the page links it, and the page without scripts
 */
export function createUsedStyles(
  folder: string,
  basePath: string,
  options: CriticalCssOptions,
): (href: string, html: string) => UsedStyles {
  const sheets = new Map<string, Sheet>();
  return (href, html) => {
    let sheet = sheets.get(href);
    if (!sheet) {
      sheet = parseSheet(readFileSync(join(folder, href.slice(basePath.length)), 'utf8'), options);
      sheets.set(href, sheet);
    }
    return usedStyles(sheet, html, options);
  };
}

/** A built sheet, to be handed to {@link usedStyles}. */
export function parseSheet(css: string, { lateSheet }: CriticalCssOptions = {}): Sheet {
  const root = postcss.parse(css);
  if (lateSheet) asInPage(root);
  return { root, attributes: attributesIn(root), results: new Map() };
}

/** The rules of a sheet that match a page, computed once for all pages with the same names. */
export function usedStyles(
  { root, attributes: asked, results }: Sheet,
  html: string,
  options: CriticalCssOptions = {},
): UsedStyles {
  const lists = [
    ...new Set(
      Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) => unescapeHtml(list as string)),
    ),
  ].sort();
  const classes = new Set(lists.flatMap((list) => list.split(' ')));
  const attributes = new Set([...asked].filter((name) => html.includes(` ${name}="`)));
  const variables = [...new Set(html.match(/var\(--[\w-]+/g))].sort().join(' ');
  const key = [lists.join(), [...attributes].sort().join(' '), variables].join('\n');
  const known = results.get(key);
  if (known) return known;
  const styles = stylesFor(root, { lists, classes, attributes }, variables, options);
  results.set(key, styles);
  return styles;
}

function stylesFor(
  sheet: Root,
  page: Occurring,
  variables: string,
  options: CriticalCssOptions,
): UsedStyles {
  const {
    attributes = [],
    classGroups,
    leaveOut,
    inlineVariables,
    preloadFonts,
    lateSheet,
  } = options;
  const used = sheet.clone();
  prune(
    used,
    { ...page, attributes: new Set([...page.attributes, ...MARKS, ...attributes]) },
    page,
  );
  removeLater(used, leaveOut);
  if (classGroups) mergeRules(used, classGroups, page.lists);
  removeUnusedVariables(used, variables);
  if (inlineVariables) putValuesInPlace(used);
  // Layer order has to match the whole sheet, so layers that this page does not use are named too.
  const layers = lateSheet ? [] : layersOf(sheet);
  const css = (layers.length > 0 ? `@layer ${layers.join()};` : '') + used.toString().trim();
  const fonts = preloadFonts
    ? [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(
        ([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
      )
    : [];
  return { css, fonts };
}

/** Removes the rules that only React's page changes need, and keyframes that nothing left uses. */
function removeLater(sheet: Root, leaveOut: CriticalCssOptions['leaveOut'] = {}): void {
  const { selector, property } = leaveOut;
  if (selector) sheet.walkRules(selector, removeNode);
  if (property) sheet.walkDecls(property, removeNode);
  const moving = new Set<string>();
  // Also in a custom property, which an animation may read.
  sheet.walkDecls(/^(?:animation(?:-name)?$|--)/, ({ value }) => {
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

/** Removes each rule none of whose selectors can match the page, and blocks left empty. */
function prune(container: Container, page: Occurring, marked: Occurring): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const rule = node as Rule;
      const selectors = postcss.list
        .comma(rule.selector)
        .filter((selector) => matches(selector, page, marked));
      if (selectors.length === 0) rule.remove();
      else rule.selector = selectors.join(',');
    } else if (node.type === 'atrule') {
      const block = node as AtRule;
      if (block.nodes && /^(?:layer|media|supports|container)$/.test(block.name)) {
        prune(block as Container, page, marked);
        if (block.nodes.length === 0) block.remove();
      }
    }
  });
}

/** Text in parentheses, such as the list of `:not()`; escaped parentheses belong to a name. */
const ARGUMENTS = /(?<!\\)\((?:[^()\\]|\\.)*\)/g;
/** A class; its name may hold escapes: `.md\:p-4`, `.\32 xl`. */
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** Whether every class and attribute that the selector names outside parentheses occurs on the page. */
function matches(selector: string, page: Occurring, { attributes }: Occurring): boolean {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(ARGUMENTS, '');
  }
  const occurs = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every(([, name]) => names.has(unescapeCss(name as string)));
  return (
    occurs(CLASS, page.classes) &&
    occurs(/\[([\w-]+)/g, page.attributes) &&
    occurs(/:(disabled)/g, attributes)
  );
}

const unescapeCss = (name: string): string =>
  name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
/** What React escapes in attributes. */
const unescapeHtml = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);
