import { fault, usesOf, warn } from '../build-report.ts';
import type { Mode } from '../options.ts';
import { isOfWaku, isRendered, UnexpectedWaku } from '../waku.ts';
import {
  append,
  attributeOf,
  type Element,
  elementsOf,
  type Page,
  replace,
  scriptsIn,
  textOf,
} from './page.ts';

/** What pages with islands hold besides their HTML, and how it is made. */
export interface IslandParts {
  /** The folder of built files. */
  readonly assets: string;
  /** The addresses of the chunk that hydrates and of what it imports. */
  readonly runtime: readonly string[];
  /** The script of every page. */
  readonly shared: string;
  /** Further scripts by attribute: each is for the pages that contain its attribute. */
  readonly pageScripts: Readonly<Record<string, string>>;
  /** The style sheets of client components, in the order in which one bundle would have them. */
  readonly styleOrder?: readonly string[];
  /** Whether pages are fetched ahead. */
  readonly pagesAhead?: boolean;
  /** Whether pages without islands have the script too. */
  readonly isEverywhere: boolean;
  /** Whether Waku's script stays, by which a page hears of changes in development. */
  readonly isDeveloped?: boolean;
}

/**
 * Rules for prerendering pages, not files, whose names have a dot. `browser/pages-ahead.ts` gives a
 * link `data-ahead="1"` when a mouse rests on it, and the page `data-mouse` when a mouse moves.
 */
const RULES = JSON.stringify({
  prerender: [
    { where: { selector_matches: "[data-ahead='1']" }, eagerness: 'immediate' },
    {
      where: { selector_matches: "[data-mouse] [href^='/']:not([href*='.'],[target])" },
      eagerness: 'conservative',
    },
  ],
});

/** Gives islands and slots no box in the layout. */
const NO_BOX = '<style>waku-island,waku-slot{display:contents}</style>';
const HIDDEN = /(?:^|;)\s*(?:opacity:\s*0\s*(?:;|$)|visibility:\s*hidden)/;
/** The strategies by which an island wakes without a press, and shows what was hidden. */
const SHOWS = ['visible', 'idle', 'load'];

/**
 * Takes Waku's scripts and payload out of a page, and puts in the script that wakes islands.
 *
 * @param path the page's address, for messages
 */
export function islandPage(
  page: Page,
  path: string,
  mode: Exclude<Mode, 'full'>,
  {
    assets,
    runtime,
    shared,
    pageScripts,
    styleOrder = [],
    pagesAhead,
    isEverywhere,
    isDeveloped,
  }: IslandParts,
): void {
  if (!isRendered(page.source)) return;
  const elements = elementsOf(page);
  const head = elements.find(({ tagName }) => tagName === 'head');
  if (!head?.sourceCodeLocation?.endTag) throw new UnexpectedWaku(path, 'a page with a <head>');
  const hasIslands = elements.some(({ tagName }) => tagName === 'waku-island');
  const has = (name: string) => elements.some((one) => attributeOf(one, name) !== undefined);
  const added = [hasIslands ? NO_BOX : ''];
  if (mode === 'islands' && (hasIslands || isEverywhere)) {
    const scripts = Object.entries(pageScripts).filter(([name]) => has(name));
    added.push(
      ...scripts.map(([, script]) => `<script>${script}</script>`),
      pagesAhead ? `<script type="speculationrules">${RULES}</script>` : '',
      // `browser/boot.ts` reads the addresses of the runtime; `inline-styles.ts` knows the script.
      `<script data-islands="${runtime.join(' ')}">${shared}</script>`,
    );
  }
  warnOfHidden(elements, path);
  reportMisplaced(page, elements, path);
  append(page, head, added.join(''));
  for (const element of elements) {
    const isPreload =
      attributeOf(element, 'rel') === 'modulepreload' &&
      attributeOf(element, 'href')?.startsWith(assets);
    if (isPreload) replace(page, element);
    requote(page, element);
    holdForIsland(page, element, path);
  }
  sortStyles(page, elements, styleOrder);
  for (const script of scriptsIn(elements)) {
    const text = textOf(script);
    if (isOfWaku(text) && !(isDeveloped && isRendered(text))) replace(page, script);
  }
}

/**
 * Puts `data-props`, which `ssr/island.ts` writes, into single quotes. JSON then needs no entities,
 * and a page with islands is smaller.
 */
function requote({ edits }: Page, { attrs, sourceCodeLocation }: Element): void {
  const place = sourceCodeLocation?.attrs?.['data-props'];
  const props = attrs.find(({ name }) => name === 'data-props')?.value;
  if (!place || !props) return;
  const value = props.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  edits.push([place.startOffset, place.endOffset, `data-props='${value}'`]);
}

/**
 * Marks an island's form that has no action with `data-hold`: the browser would send what was typed
 * to the page's own URL. `browser/boot.ts` holds such a form until React is there.
 */
function holdForIsland({ edits }: Page, element: Element, path: string): void {
  const place = element.sourceCodeLocation?.startTag;
  const has = (name: string) => attributeOf(element, name) !== undefined;
  if (element.tagName !== 'form' || !place || has('action') || has('data-hold')) return;
  const owner = closest(element, /^waku-/);
  if (attributeOf(element, 'method') === 'dialog' || owner?.tagName !== 'waku-island') return;
  if (attributeOf(owner, 'data-wake') === 'with-react') {
    const [name] = attributeOf(owner, 'data-island')?.split(' ') ?? [];
    warn(
      path,
      `until React is there, the browser sends a form of the island ${name} to the page's own address, with its fields in it, since a press does not wake the island. Write \`export const wake = 'press with-react'\`.`,
    );
    return;
  }
  element.attrs.push({ name: 'data-hold', value: '' });
  edits.push([place.endOffset - 1, place.endOffset - 1, ` data-hold=""`]);
}

/** The innermost element around an element, or the element itself, whose name matches. */
function closest(element: Element, names: RegExp): Element | undefined {
  for (let at: Element['parentNode'] = element; at && 'tagName' in at; at = at.parentNode)
    if (names.test(at.tagName)) return at;
  return undefined;
}

/**
 * Links the style sheets of client components in the order of Waku's own output, which has them in
 * one file: order decides between rules of the same specificity, but React links each sheet when
 * its component comes.
 */
function sortStyles(page: Page, elements: readonly Element[], order: readonly string[]): void {
  const hrefOf = (element: Element) => attributeOf(element, 'href') ?? '';
  const links = elements.filter((one) => one.tagName === 'link' && order.includes(hrefOf(one)));
  const hrefs = links.map(hrefOf).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  for (const [at, { attrs, sourceCodeLocation }] of links.entries()) {
    const href = attrs.find(({ name }) => name === 'href');
    const place = sourceCodeLocation?.attrs?.href;
    if (!href || !place || href.value === hrefs[at]) continue;
    href.value = hrefs[at] as string;
    page.edits.push([place.startOffset, place.endOffset, `href="${href.value}"`]);
  }
}

/** Warns of content that an inline style hides, since it stays hidden until its island wakes. */
function warnOfHidden(elements: readonly Element[], path: string): void {
  const isHidden = (element: Element) => {
    const island = closest(element, /^waku-island$/);
    const wake = (island && attributeOf(island, 'data-wake')) ?? '';
    return HIDDEN.test(attributeOf(element, 'style') ?? '') && !SHOWS.includes(wake);
  };
  const hidden = elements.find(isHidden);
  if (hidden)
    warn(
      path,
      `has a <${hidden.tagName} style="${attributeOf(hidden, 'style')}">, which stays hidden until its island wakes. Write \`export const wake = 'visible'\` in the island's file, or let CSS animate it.`,
    );
}

const HTML = 'http://www.w3.org/1999/xhtml';
const ISLAND = /<waku-island data-island="([^"]+)"/g;

/** Elements that may not contain an island, each kind with a remedy. */
const FORBIDDEN: readonly (readonly [names: RegExp, remedy: string])[] = [
  [/^(?:table|caption|colgroup|thead|tbody|tfoot|tr)$/, 'make the table the island'],
  [/^(?:select|optgroup|option)$/, 'make the select the island'],
  [/^(?:svg|g|defs|symbol|text|a)$/, 'make the whole svg the island'],
];

/**
 * Reports islands where HTML allows no such element: in tables, SVG and selects, and around content
 * that the parent may not contain. A browser's parser would take such an island apart.
 */
function reportMisplaced({ source }: Page, elements: readonly Element[], path: string): void {
  const isWhole = ({ tagName, namespaceURI, sourceCodeLocation: place }: Element) =>
    tagName === 'waku-island' && namespaceURI === HTML && place?.endTag;
  const starts = new Set(
    elements.filter(isWhole).map(({ sourceCodeLocation: place }) => place?.startOffset),
  );
  const inert = elements.filter(({ tagName }) => /^(?:template|noscript)$/.test(tagName));
  for (const { index, 1: island = '' } of source.matchAll(ISLAND)) {
    const isInert = inert.some(
      ({ sourceCodeLocation: place }) =>
        place && place.startOffset < index && index < place.endOffset,
    );
    if (isInert || starts.has(index)) continue;
    const around = parentAt(source, index);
    const [, remedy] = FORBIDDEN.find(([names]) => names.test(around)) ?? [];
    fault(
      new Error(
        `${[...usesOf(island, around), path].join(', ')}: the island ${island.split(' ')[0]} stands in a <${around}>, where HTML has no place for it or for what it renders: ${remedy ?? `write a <div> instead of the <${around}>`}.`,
      ),
    );
  }
}

const VOID = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** The name of the parent element at a place in well-formed HTML, such as React writes. */
function parentAt(source: string, end: number): string {
  const open: string[] = [];
  for (const [, slash, name = '', , isClosed] of source
    .slice(0, end)
    .matchAll(/<(\/?)([a-zA-Z][\w-]*)((?:"[^"]*"|'[^']*'|[^"'>])*?)(\/?)>/g)) {
    if (slash) open.length = Math.max(0, open.lastIndexOf(name));
    else if (!isClosed && !VOID.test(name)) open.push(name);
  }
  return open.findLast((name) => !name.startsWith('waku-')) ?? 'body';
}
