import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import groups from 'virtual:class-groups';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { basePath, distFolder } from '../../build/environment';
import { putValuesInPlace } from '../../build/short-variables';
import { removeUnusedVariables } from '../../build/unused-variables';
import { asInPage } from './late-sheet';
import { mergeRules } from './merge-rules';
import { removeNode } from './remove-node';

const PUBLIC = join(distFolder, 'public');
const sheets = new Map<string, Root>();
const known = new Map<string, UsedStyles>();
const asked = new Map<Root, ReadonlySet<string>>();

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

/**
 * The rules of one built style sheet that a page can use, as CSS, and a preload
 * link for each font that they name. What appears only once React has come
 * (an overlay, a tooltip) is left out: React brings the whole sheet along.
 *
 * @param href the sheet's address, as the page links it
 * @param html the page without scripts
 */
export function usedStyles(href: string, html: string): UsedStyles {
  const lists = [
    ...new Set(Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list]) => list as string)),
  ].sort();
  const classes = new Set(lists.flatMap((list) => list.split(' ')));
  const attributes = new Set(
    [...attributesAskedBy(sheetAt(href))].filter((name) => html.includes(` ${name}="`)),
  );
  // Pages of one kind use the same: nothing else of a page decides what is kept.
  const variables = [...new Set(html.match(/var\(--[\w-]+/g))].sort().join(' ');
  const key = [href, lists.join(), [...attributes].sort().join(' '), variables].join('\n');
  const before = known.get(key);
  if (before) return before;
  const styles = stylesFor(href, { lists, classes, attributes }, variables);
  known.set(key, styles);
  return styles;
}

function stylesFor(href: string, page: Occurring, variables: string): UsedStyles {
  const used = sheetAt(href).clone();
  prune(used, page);
  removeLater(used);
  mergeRules(used, groups, page.lists);
  removeUnusedVariables(used, variables);
  putValuesInPlace(used);
  const css = used.toString().trim();
  const fonts = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(
    ([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="">`,
  );
  return { css, fonts };
}

/**
 * Removes what only React's page changes need, which hold the frame still one by one (as a document
 * changes, what stands in the same place fades into itself), and movements that nothing here makes.
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

/** The attributes that any selector of the sheet asks for; `:disabled` asks for one too. */
function attributesAskedBy(sheet: Root): ReadonlySet<string> {
  const before = asked.get(sheet);
  if (before) return before;
  const names = new Set(['disabled']);
  sheet.walkRules(({ selector }) => {
    for (const [, name] of selector.matchAll(/\[([\w-]+)/g)) names.add(name as string);
  });
  asked.set(sheet, names);
  return names;
}

function sheetAt(href: string): Root {
  const known = sheets.get(href);
  if (known) return known;
  const sheet = postcss.parse(readFileSync(join(PUBLIC, href.slice(basePath.length - 1)), 'utf8'));
  asInPage(sheet);
  sheets.set(href, sheet);
  return sheet;
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
