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

/** What pages with islands hold besides their HTML. */
export interface IslandParts {
  /** Where built files lie. */
  readonly assets: string;
  /** The addresses of the chunk that hydrates and of what it imports. */
  readonly runtime: readonly string[];
  /** The script of every page. */
  readonly shared: string;
  /** The scripts that some pages have besides, by the attribute that such a page contains. */
  readonly own: Readonly<Record<string, string>>;
  /** Whether pages are fetched ahead. */
  readonly pagesAhead?: boolean;
  /** Whether pages without islands have the script too. */
  readonly isEverywhere: boolean;
}

/** What is prerendered, see `pages-ahead.ts`. Pages, and not files: these have a dot in their names. */
const RULES = JSON.stringify({
  prerender: [
    { where: { selector_matches: "[data-ahead='1']" }, eagerness: 'immediate' },
    {
      where: { selector_matches: "[data-mouse] [href^='/']:not([href*='.'],[target])" },
      eagerness: 'conservative',
    },
  ],
});

/** An island and its slots are no boxes. */
const NO_BOX = '<style>waku-island,waku-slot{display:contents}</style>';
const HIDDEN = /(?:^|;)\s*(?:opacity:\s*0\s*(?:;|$)|visibility:\s*hidden)/;
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
  { assets, runtime, shared, own, pagesAhead, isEverywhere }: IslandParts,
): void {
  if (!isRendered(page.source)) return;
  const elements = elementsOf(page);
  const head = elements.find(({ tagName }) => tagName === 'head');
  if (!head?.sourceCodeLocation?.endTag) throw new UnexpectedWaku(path, 'a page with a <head>');
  const hasIslands = elements.some(({ tagName }) => tagName === 'waku-island');
  const has = (name: string) => elements.some((one) => attributeOf(one, name) !== undefined);
  const added = [hasIslands ? NO_BOX : ''];
  if (mode === 'islands' && (hasIslands || isEverywhere)) {
    const scripts = Object.entries(own).filter(([name]) => has(name));
    added.push(
      ...scripts.map(([, script]) => `<script>${script}</script>`),
      pagesAhead ? `<script type="speculationrules">${RULES}</script>` : '',
      `<script data-islands="${runtime.join(' ')}">${shared}</script>`,
    );
  }
  warnOfHidden(elements, path);
  append(page, head, added.join(''));
  for (const element of elements) {
    const isPreload =
      attributeOf(element, 'rel') === 'modulepreload' &&
      attributeOf(element, 'href')?.startsWith(assets);
    if (isPreload) replace(page, element);
    requote(page, element);
  }
  for (const script of scriptsIn(elements)) if (isOfWaku(textOf(script))) replace(page, script);
}

/** Props between single quotes: JSON as it is, instead of with an entity for each quote (130 B an article, compressed). */
function requote({ edits }: Page, { attrs, sourceCodeLocation }: Element): void {
  const place = sourceCodeLocation?.attrs?.['data-props'];
  const props = attrs.find(({ name }) => name === 'data-props')?.value;
  if (!place || !props) return;
  const value = props.replaceAll('&', '&amp;').replaceAll("'", '&#39;');
  edits.push([place.startOffset, place.endOffset, `data-props='${value}'`]);
}

const warned = new Set<string>();

/** Says which content stays hidden, since nothing shows it before its island wakes. */
function warnOfHidden(elements: readonly Element[], path: string): void {
  const hidden = elements.find(
    (one) => HIDDEN.test(attributeOf(one, 'style') ?? '') && !SHOWS.includes(wakeAround(one)),
  );
  if (!hidden || warned.has(path)) return;
  warned.add(path);
  console.warn(
    `waku-islands: ${path} has a <${hidden.tagName} style="${attributeOf(hidden, 'style')}">, which stays hidden until its island wakes. Write \`export const wake = 'visible'\` in the island's file, or let CSS animate it.`,
  );
}

/** When the island around an element wakes. */
function wakeAround(element: Element): string {
  for (let at: Element['parentNode'] = element; at && 'tagName' in at; at = at.parentNode) {
    if (at.tagName === 'waku-island') return attributeOf(at, 'data-wake') ?? 'press';
  }
  return '';
}
