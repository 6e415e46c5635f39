import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { UnexpectedWaku } from '../waku.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** A part of the source. */
interface Range {
  readonly start: number;
  readonly end: number;
}

/** Names that occur in a page. */
export interface PageNames {
  /** Classes of its elements, and every word among the props of its islands. */
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
  /** Style attributes and sheets inside the page, which may read custom properties. */
  readonly styles: string;
}

/** What is read from the HTML of a page. */
export interface ReadPage {
  /** Where the head's content begins. */
  readonly head: number;
  /** Every `<meta charset>`. */
  readonly charsets: readonly Range[];
  /** The style sheets of this build. */
  readonly sheets: readonly (Range & { readonly href: string })[];
  /** Waku's scripts and module preloads. */
  readonly ofWaku: readonly Range[];
  /** Inline scripts that are not Waku's. */
  readonly scripts: readonly string[];
  readonly hasIslands: boolean;
  readonly names: PageNames;
}

const OF_WAKU = /__WAKU_|__FLIGHT_DATA/;
/** What a browser does not run. */
const DATA = /json|speculationrules/;
/** A sheet with any other attribute is left as it is: it may be for print, or be checked. */
const PLAIN_SHEET = /^(?:rel|href|crossorigin|data-.*)$/;

/**
 * Parses the HTML that Waku rendered.
 *
 * @param file the page's file below the public folder
 * @param basePath style sheets below it are of this build
 * @throws when it is not of the form that is expected
 */
export function readPage(file: string, html: string, basePath: string): ReadPage {
  const elements = [...elementsIn(parse(html, { sourceCodeLocationInfo: true }).childNodes)];
  const head = elements.find(({ tagName }) => tagName === 'head')?.sourceCodeLocation?.startTag;
  if (!head) throw new UnexpectedWaku(file, 'a <head>');
  if (!/__WAKU_HYDRATE__\s*=\s*true/.test(html)) {
    throw new UnexpectedWaku(
      file,
      'a page that was rendered; if a component threw, its error stands above',
    );
  }
  const inline = elements.filter(isInlineScript).map((element) => ({
    element,
    text: textOf(element),
  }));
  const links = elements.filter(({ tagName }) => tagName === 'link').map(linkOf);
  const ours = links.filter(({ href }) => href.startsWith(basePath) && !href.startsWith('//'));
  return {
    head: head.endOffset,
    charsets: rangesOf(
      elements.filter((one) => one.tagName === 'meta' && attributeOf(one, 'charset') !== undefined),
    ),
    sheets: ours
      .filter(({ rel, isPlain }) => rel === 'stylesheet' && isPlain)
      .flatMap(({ element, href }) => rangesOf([element]).map((range) => ({ ...range, href }))),
    ofWaku: rangesOf([
      ...ours.filter(({ rel }) => rel === 'modulepreload').map(({ element }) => element),
      ...inline.filter(({ text }) => OF_WAKU.test(text)).map(({ element }) => element),
    ]),
    scripts: inline.map(({ text }) => text).filter((text) => text && !OF_WAKU.test(text)),
    hasIslands: elements.some(({ tagName }) => tagName === 'waku-island'),
    names: namesIn(elements),
  };
}

const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attributeOf(element, 'src') === undefined &&
  !DATA.test(attributeOf(element, 'type') ?? '');

const linkOf = (element: Element) => ({
  element,
  href: attributeOf(element, 'href') ?? '',
  rel: attributeOf(element, 'rel'),
  isPlain: element.attrs.every(({ name }) => PLAIN_SHEET.test(name)),
});

function namesIn(elements: readonly Element[]): PageNames {
  const words = (name: string, pattern: RegExp) =>
    elements.flatMap((element) => attributeOf(element, name)?.split(pattern) ?? []);
  const sheets = elements.filter(({ tagName }) => tagName === 'style').map(textOf);
  return {
    classes: new Set([...words('class', /\s+/), ...words('data-props', /[\s"]+/)]),
    attributes: new Set(elements.flatMap(({ attrs }) => attrs.map(({ name }) => name))),
    styles: [...words('style', /$/), ...sheets].join('\n'),
  };
}

/** All elements, those in templates too. */
function* elementsIn(nodes: readonly Node[]): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    yield node;
    yield* elementsIn(node.childNodes);
    if ('content' in node) yield* elementsIn(node.content.childNodes);
  }
}

const rangesOf = (elements: readonly Element[]): Range[] =>
  elements.flatMap(({ sourceCodeLocation: place }) =>
    place ? { start: place.startOffset, end: place.endOffset } : [],
  );

const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The text with parts of it replaced. They do not overlap; of two that begin together an insertion is first. */
export function withEdits(
  text: string,
  edits: readonly (Range & { readonly text: string })[],
): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
