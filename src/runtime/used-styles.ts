import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { basePath, distFolder } from '../build/environment';
import { removeUnusedVariables } from '../build/unused-variables';

const PUBLIC = join(distFolder, 'public');
const sheets = new Map<string, Root>();
const known = new Map<string, UsedStyles>();

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
  const classes = new Set<string>();
  for (const [, list] of html.matchAll(/ class="([^"]*)"/g)) {
    for (const name of (list as string).split(' ')) classes.add(name);
  }
  // Pages of one kind use the same: nothing else of a page decides what is kept.
  const variables = [...new Set(html.match(/var\(--[\w-]+/g))].sort().join(' ');
  const key = [href, [...classes].sort().join(' '), variables].join('\n');
  const before = known.get(key);
  if (before) return before;
  const styles = stylesFor(href, classes, variables);
  known.set(key, styles);
  return styles;
}

function stylesFor(href: string, classes: ReadonlySet<string>, variables: string): UsedStyles {
  const used = sheetAt(href).clone();
  prune(used, classes);
  removeUnusedVariables(used, variables);
  const css = used.toString().trim();
  const fonts = [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(
    ([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin="">`,
  );
  return { css, fonts };
}

function sheetAt(href: string): Root {
  const known = sheets.get(href);
  if (known) return known;
  const sheet = postcss.parse(readFileSync(join(PUBLIC, href.slice(basePath.length - 1)), 'utf8'));
  sheets.set(href, sheet);
  return sheet;
}

/** Removes each rule whose every selector asks for a class that is not in `classes`, and blocks left empty. */
function prune(container: Container, classes: ReadonlySet<string>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const rule = node as Rule;
      const selectors = splitSelectors(rule.selector).filter((selector) =>
        matches(selector, classes),
      );
      if (selectors.length === 0) rule.remove();
      else rule.selector = selectors.join(',');
    } else if (node.type === 'atrule') {
      const block = node as AtRule;
      if (block.nodes && /^(?:layer|media|supports|container)$/.test(block.name)) {
        prune(block as Container, classes);
        if (block.nodes.length === 0) block.remove();
      }
    }
  });
}

/** Splits at the commas that stand outside parentheses. */
function splitSelectors(selector: string): string[] {
  return postcss.list.comma(selector);
}

/** Whether every class that the selector names outside `:not()` and `:is()` occurs on the page. */
function matches(selector: string, classes: ReadonlySet<string>): boolean {
  const plain = selector.replace(/:(?:not|is|where|has)\((?:[^()]|\([^()]*\))*\)/g, '');
  for (const [, name] of plain.matchAll(/\.((?:\\.|[\w-])+)/g)) {
    if (!classes.has((name as string).replaceAll('\\', ''))) return false;
  }
  return true;
}
