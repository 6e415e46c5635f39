import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import type { CriticalCssOptions } from '../options.ts';
import type { PageNames } from './read-page.ts';
import { removeNode } from './remove-node.ts';
import { removeUnusedVariables } from './unused-variables.ts';

/** Attributes that the browser and the visitor's actions set. */
const MARKS = ['open', 'hidden', 'inert', 'disabled', 'aria-busy', 'aria-invalid'];

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
 * that a page can ever use, since no other sheet comes later. What islands render later has its
 * classes among their props. Hand-written: `beasties` on the same sheet takes 0.5 s a page, and makes
 * pages up to 149 bytes larger.
 *
 * @param folder the folder of built files
 * @param basePath the path that it is served from
 * @returns a function of the sheet's address, as the page links it, and the names in the page
 */
export function createUsedStyles(
  folder: string,
  basePath: string,
  options: CriticalCssOptions,
): (href: string, page: PageNames) => UsedStyles {
  const sheets = new Map<string, Sheet>();
  return (href, page) => {
    let sheet = sheets.get(href);
    if (!sheet) {
      const file = join(folder, href.slice(basePath.length).replace(/[?#].*/, ''));
      if (!existsSync(file))
        throw new Error(
          `A page links ${href}, and there is no file ${file}. Remove the link, or add the file.`,
        );
      sheet = parseSheet(readFileSync(file, 'utf8'));
      sheets.set(href, sheet);
    }
    return usedStyles(sheet, page, options);
  };
}

/** A built sheet, to be handed to {@link usedStyles}. */
export function parseSheet(css: string): Sheet {
  const root = postcss.parse(css);
  return { root, attributes: attributesIn(root), results: new Map() };
}

/** The rules of a sheet that match a page, computed once for all pages with the same names. */
export function usedStyles(
  { root, attributes: asked, results }: Sheet,
  page: PageNames,
  options: CriticalCssOptions = {},
): UsedStyles {
  const attributes = new Set(
    [...asked].filter((name) => page.attributes.has(name) || MARKS.includes(name)),
  );
  for (const name of options.attributes ?? []) attributes.add(name);
  const variables = [...new Set(page.styles.match(/var\(--[\w-]+/g))].sort().join(' ');
  const key = [[...page.classes].sort().join(), [...attributes].sort().join(), variables].join(
    '\n',
  );
  let styles = results.get(key);
  if (!styles) {
    styles = stylesFor(root, { classes: page.classes, attributes }, variables, options);
    results.set(key, styles);
  }
  return styles;
}

/** Names that occur in a page. */
type Occurring = Pick<PageNames, 'classes' | 'attributes'>;

function stylesFor(
  sheet: Root,
  page: Occurring,
  variables: string,
  { preloadFonts }: CriticalCssOptions,
): UsedStyles {
  const used = sheet.clone();
  prune(used, page);
  removeUnusedKeyframes(used);
  removeUnusedVariables(used, variables);
  const css = used.toString().trim();
  const fonts = preloadFonts
    ? [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(
        ([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
      )
    : [];
  return { css, fonts };
}

function removeUnusedKeyframes(sheet: Root): void {
  const moving = new Set<string>();
  // Also in a custom property, which an animation may read.
  sheet.walkDecls(/^(?:animation(?:-name)?$|--)/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) moving.add(word);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!moving.has(rule.params)) rule.remove();
  });
}

/** The attributes that selectors of the sheet name. */
function attributesIn(sheet: Root): ReadonlySet<string> {
  const names = new Set<string>();
  sheet.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\[([\w-]+)/g)) names.add(name as string);
  });
  return names;
}

/** Removes each rule none of whose selectors can match the page, and blocks left empty. */
function prune(container: Container, page: Occurring): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const rule = node as Rule;
      const selectors = postcss.list
        .comma(rule.selector)
        .filter((selector) => matches(selector, page));
      if (selectors.length === 0) rule.remove();
      else rule.selector = selectors.join(',');
    } else if (node.type === 'atrule') {
      const block = node as AtRule;
      if (block.nodes && /^(?:layer|media|supports|container)$/.test(block.name)) {
        const isLayer = block.name === 'layer';
        prune(block as Container, page);
        // The first mention of a layer decides its place.
        if (block.nodes.length === 0 && isLayer) block.nodes = undefined;
        else if (block.nodes.length === 0) removeNode(block);
      }
    }
  });
}

/** Text in parentheses, such as the list of `:not()`; escaped parentheses belong to a name. */
const ARGUMENTS = /(?<!\\)\((?:[^()\\]|\\.)*\)/g;
/** A class; its name may hold escapes: `.md\:p-4`, `.\32 xl`. */
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** Whether every class and attribute that the selector names outside parentheses occurs on the page. */
function matches(selector: string, { classes, attributes }: Occurring): boolean {
  let plain = selector;
  for (let before = ''; before !== plain; ) {
    before = plain;
    plain = plain.replace(ARGUMENTS, '');
  }
  const occurs = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every(([, name]) => names.has(unescapeCss(name as string)));
  return occurs(CLASS, classes) && occurs(/\[([\w-]+)/g, attributes);
}

const unescapeCss = (name: string): string =>
  name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
