import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CriticalCssOptions } from '../options.ts';
import type { InlineStyles } from '../rsc/wrap-handlers.ts';
import { isOfWaku } from '../waku.ts';
import { attributeOf, type Element, elementsOf, replace, scriptsIn, textOf } from './page.ts';
import { namesIn, parseSheet, type Sheet, usedStyles } from './used-styles.ts';

/** The place of a built site. */
export interface BuildPlace {
  /** The folder of the built files. */
  readonly folder: string;
  /** The path from which the site is served. */
  readonly base: string;
  readonly warn: (line: string) => void;
}

/**
 * A sheet with any other attribute stays a link: it may be for print, or have an integrity check.
 */
const PLAIN = /^(?:rel|href|crossorigin|data-.*)$/;
/** CSS that is tied to its file: inside a page it would mean something else, or nothing. */
const TIED =
  /@import|<\/style|url\(\s*(?!['"]?(?:\/|#|[a-z][a-z\d+.-]*:))|src\(|image-set\(\s*['"](?!\/|[a-z]+:)/i;

/** Prepares critical CSS. A sheet that cannot be inlined safely stays a link. */
export function inlineStyles(
  { folder, base, warn }: BuildPlace,
  options: CriticalCssOptions,
): InlineStyles {
  const sheets = new Map<string, Sheet | undefined>();
  const warned = new Set<string>();
  const warnOnce = (line: string) => {
    if (!warned.has(line)) warn(line);
    warned.add(line);
  };
  const read = (href: string, from: string): Sheet | undefined => {
    const file = join(folder, decodeURI(href.slice(base.length).replace(/[?#].*/, '')));
    if (!existsSync(file)) {
      warnOnce(`${from} links ${href}, and there is no file ${file}.`);
      return undefined;
    }
    const css = readFileSync(file, 'utf8');
    return TIED.test(css) ? undefined : parseSheet(css, options.keep);
  };
  return (file, page) => {
    const elements = elementsOf(page);
    const scripts = scriptsIn(elements).map(textOf);
    const isHydrated = scripts.some(isOfWaku);
    const { islands, all } = codeOf(elements, folder, base);
    const names = namesIn(elements, isHydrated ? undefined : all, islands);
    const fonts = new Set<string>();
    const sheetOf = (element: Element): Sheet | undefined => {
      const href = isPlainSheet(element) ? (attributeOf(element, 'href') ?? '') : '';
      // When React hydrates the page, it expects the links that it does not manage: they stay.
      const isExpected = isHydrated && attributeOf(element, 'data-precedence') === undefined;
      if (!href.startsWith(base) || href.startsWith('//') || isExpected) return undefined;
      if (!sheets.has(href)) sheets.set(href, read(href, file));
      return sheets.get(href);
    };
    for (const element of elements) {
      const sheet = sheetOf(element);
      if (!sheet) continue;
      const styles = usedStyles(sheet, names, options.preloadFonts);
      for (const name of classesSetBy(scripts))
        if (sheet.classes.has(name) && !styles.classes.has(name))
          warnOnce(
            `a script in ${file} sets the class "${name}", whose rules the page is stripped of. If they are needed, write criticalCss({ keep: ['.${name}'] }).`,
          );
      const links = styles.fonts.filter((link) => !fonts.has(link));
      for (const link of links) fonts.add(link);
      replace(page, element, links.join('') + (styles.css && `<style>${styles.css}</style>`));
    }
  };
}

/**
 * The code of a page's islands, with the files that they name, and all code of the page except this
 * package and React; all is undefined where the page loads other scripts.
 */
function codeOf(
  elements: readonly Element[],
  folder: string,
  base: string,
): { readonly islands: string; readonly all: string | undefined } {
  // `island-page.ts` writes `data-islands`, and `ssr/island.ts` writes `data-island`.
  const runtime = elements.flatMap((one) => attributeOf(one, 'data-islands')?.split(' ') ?? []);
  const others = scriptsIn(elements)
    .filter((one) => attributeOf(one, 'data-islands') === undefined)
    .map(textOf);
  const isForeign = elements.some((one) => one.tagName === 'script' && attributeOf(one, 'src'));
  const seen = new Set(runtime.map((address) => basename(address)));
  const assets = join(folder, dirname(runtime[0]?.slice(base.length) ?? ''));
  const read = (name: string): string => {
    const file = join(assets, name);
    if (seen.has(name) || !existsSync(file)) return '';
    seen.add(name);
    const text = readFileSync(file, 'utf8');
    return text + (text.match(/[\w-]+\.js/g) ?? []).map(read).join('');
  };
  const islands = elements
    .flatMap((one) => attributeOf(one, 'data-island')?.split(' ').slice(1) ?? [])
    .map(read)
    .join('\n');
  const isUnknown = isForeign || others.some((text) => /\bimport\b/.test(text));
  return { islands, all: isUnknown ? undefined : `${others.join('\n')}\n${islands}` };
}

const isPlainSheet = (element: Element): boolean =>
  element.tagName === 'link' &&
  attributeOf(element, 'rel') === 'stylesheet' &&
  element.attrs.every(({ name }) => PLAIN.test(name));

/** Words that scripts may set as classes. */
function* classesSetBy(scripts: readonly string[]): Generator<string> {
  for (const script of scripts) {
    for (const [, list = ''] of script.matchAll(
      /(?:classList\.\w+\(|className\s*\+?=|['"]class['"],)([^)\n;]*)/g,
    )) {
      for (const [, , text = ''] of list.matchAll(/(['"`])(.*?)\1/g))
        yield* text.split(/\s+/).filter(Boolean);
    }
  }
}
