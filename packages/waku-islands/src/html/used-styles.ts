import postcss, { type AtRule, type Container, type Root, type Rule } from 'postcss';
import { attributeOf, type Element, textOf } from './page.ts';
import { removeUnusedVariables } from './unused-variables.ts';

/** Elements on any page, and headings, since code may compute their level. */
const ALWAYS = /^(?:html|body|h[1-6])$/;
/** Pseudo-elements that only fields have. */
const PART_OF_FIELD =
  /::(?:-webkit-(?:calendar|date|file|inner|outer|search)|file-selector|placeholder)/;
const FIELDS = ['input', 'textarea'];
/** Attributes that may come later: from the visitor, the browser, or `browser/boot.ts` (`aria-busy`). */
const MARKS = ['open', 'hidden', 'inert', 'disabled', 'aria-busy', 'aria-invalid'];

/** Names that occur in a page. */
export interface PageNames {
  /**
   * Classes of the page's elements, and words that its code may use as classes: those of data
   * attributes, and those of the code of its islands.
   */
  readonly classes: ReadonlySet<string>;
  /** Attributes of the page's elements, and those that the code of its islands may set. */
  readonly attributes: ReadonlySet<string>;
  /** The page's elements, and those that its code names; undefined where any element may come. */
  readonly tags: ReadonlySet<string> | undefined;
  /** Style attributes and sheets inside the page, which may read custom properties. */
  readonly styles: string;
}

/**
 * The names in a page, also in its templates.
 *
 * @param code all code of the page; undefined where it is not known
 * @param islands the code of its islands
 */
export function namesIn(elements: readonly Element[], code?: string, islands = ''): PageNames {
  // The words of all texts in the code, and some that are no text; a letter only where it is one.
  const inCode = islands.match(/(?<=["'`])\w(?=["'`])|[^\s"'`]{2,}/g) ?? [];
  const all = elements.flatMap(({ attrs }) => attrs);
  const words = (isAsked: (name: string) => boolean, pattern: RegExp) =>
    all.flatMap(({ name, value }) => (isAsked(name) ? value.split(pattern) : []));
  return {
    classes: new Set([
      ...words((name) => name === 'class', /\s+/),
      ...words((name) => name.startsWith('data-'), /[\s"]+/),
      ...inCode,
    ]),
    attributes: new Set([...all.map(({ name }) => name), ...inCode]),
    tags:
      code === undefined
        ? undefined
        : new Set([
            ...elements.map(({ tagName }) => tagName),
            ...(code.match(/(?<=["'`<])[a-z][a-z\d-]*/g) ?? []),
          ]),
    styles: [
      ...elements.map((element) => attributeOf(element, 'style') ?? ''),
      ...elements.filter(({ tagName }) => tagName === 'style').map(textOf),
    ].join('\n'),
  };
}

/** CSS, the preload links of the fonts that it names, and the classes that it keeps. */
interface UsedStyles {
  readonly css: string;
  readonly fonts: readonly string[];
  readonly classes: ReadonlySet<string>;
}

/** A built style sheet and the names in its selectors. */
export interface Sheet {
  readonly root: Root;
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  /** Names whose rules are always kept. */
  readonly kept: SelectorNames;
}

/** Parses a built sheet for {@link usedStyles}. */
export function parseSheet(css: string, keep: readonly string[] = []): Sheet {
  const root = postcss.parse(css);
  return { root, ...namesOf(root), kept: namesInSelectors(keep) };
}

/**
 * The critical CSS of a page, with a preload link for each font in it. The page loads no other
 * sheet, so this has to hold every rule that it can ever use: also those of what islands render
 * later, whose classes stand in the islands' props. This is written here since the package
 * `beasties` takes 0.5 s a page, and makes pages up to 149 bytes larger.
 */
export function usedStyles(sheet: Sheet, page: PageNames, preloadFonts = false): UsedStyles {
  const { root, kept } = sheet;
  const attributes = new Set(
    [...sheet.attributes].filter(
      (name) => page.attributes.has(name) || MARKS.includes(name) || kept.attributes.has(name),
    ),
  );
  const classes = new Set(
    [...sheet.classes].filter((name) => page.classes.has(name) || kept.classes.has(name)),
  );
  // A word of a data attribute, which `page.classes` holds, may be the name of an element as well.
  const tags = new Set(
    [...sheet.tags, ...FIELDS].filter(
      (name) => !page.tags || [page.tags, page.classes, kept.tags].some((names) => names.has(name)),
    ),
  );
  const used = root.clone();
  prune(used, { classes, attributes, tags });
  removeUnusedKeyframes(used);
  removeUnusedVariables(used, page.styles);
  const css = used.toString().trim();
  const fonts = preloadFonts
    ? [...css.matchAll(/url\("?([^")]+\.woff2)"?\)/g)].map(
        ([, url]) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`,
      )
    : [];
  return { css, fonts, classes };
}

/** Names that stand in selectors. */
type SelectorNames = Pick<Sheet, 'classes' | 'attributes' | 'tags'>;

function removeUnusedKeyframes(sheet: Root): void {
  const moving = new Set<string>();
  // Names are also read in custom properties, which an animation may use.
  sheet.walkDecls(/^(?:animation(?:-name)?$|--)/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) moving.add(word);
  });
  sheet.walkAtRules('keyframes', (rule) => {
    if (!moving.has(rule.params)) rule.remove();
  });
}

/** The names in all selectors of a sheet. */
function namesOf(sheet: Root): SelectorNames {
  const selectors: string[] = [];
  sheet.walkRules(({ selector }) => void selectors.push(selector));
  return namesInSelectors(selectors);
}

function namesInSelectors(selectors: readonly string[]): SelectorNames {
  const all = (pattern: RegExp) =>
    selectors.flatMap((selector) =>
      [...selector.matchAll(pattern)].map(([, name = '']) => unescapeCss(name)),
    );
  return {
    classes: new Set(all(CLASS)),
    attributes: new Set(all(ATTRIBUTE)),
    tags: new Set(selectors.flatMap(tagsIn)),
  };
}

/** Removes each rule none of whose selectors can match the page, and blocks left empty. */
function prune(container: Container, page: SelectorNames): void {
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
        else if (block.nodes.length === 0) block.remove();
      }
    }
  });
}

/** Text in parentheses, such as the list of `:not()`; escaped parentheses belong to a name. */
const ARGUMENTS = /(?<!\\)\((?:[^()\\]|\\.)*\)/g;
const ATTRIBUTE = /\[([\w-]+)/g;
/** A class; its name may hold escapes: `.md\:p-4`, `.\32 xl`. */
const CLASS = /\.((?:\\[\da-f]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+)/gi;

const withoutArguments = (selector: string): string => {
  const plain = selector.replace(ARGUMENTS, '');
  return plain === selector ? plain : withoutArguments(plain);
};

/** The elements that a selector names outside parentheses. */
const tagsIn = (selector: string): string[] =>
  withoutArguments(selector)
    .replace(CLASS, ' ')
    .replace(/\[[^\]]*\]|(?:::?|#)[\w-]+/g, ' ')
    .match(/[a-z][\w-]*/gi) ?? [];

/** Whether every name in the selector, outside parentheses, occurs on the page. */
function matches(selector: string, { classes, attributes, tags }: SelectorNames): boolean {
  const plain = withoutArguments(selector);
  const occurs = (pattern: RegExp, names: ReadonlySet<string>) =>
    [...plain.matchAll(pattern)].every(([, name]) => names.has(unescapeCss(name as string)));
  return (
    occurs(CLASS, classes) &&
    occurs(ATTRIBUTE, attributes) &&
    tagsIn(plain).every((name) => ALWAYS.test(name) || tags.has(name)) &&
    (!PART_OF_FIELD.test(plain) || FIELDS.some((name) => tags.has(name)))
  );
}

const unescapeCss = (name: string): string =>
  name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character?: string) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : (character ?? ''),
  );
