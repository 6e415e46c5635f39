import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, parseFragment } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** A page, parsed once. Each change is made in the tree and noted in `edits`. */
export interface Page {
  readonly source: string;
  readonly document: DefaultTreeAdapterTypes.Document;
  /** Parts of the source, each with its replacement. */
  readonly edits: (readonly [start: number, end: number, text: string])[];
}

const PAGE = Symbol.for('waku-islands:page');
/** A file's content, as Waku hands it on; HTML carries its parsed page from bundle to bundle. */
export type Body = string | (ReadableStream & { [PAGE]?: Page });

/** Parses the HTML of a page. */
export const parsed = (source: string): Page => ({
  source,
  document: parse(source, { sourceCodeLocationInfo: true }),
  edits: [],
});

/** The page of a file's content, which is parsed only where it was not yet. */
export const pageOf = async (body: Body): Promise<Page> =>
  (typeof body === 'object' && body[PAGE]) || parsed(await new Response(body).text());

/** A page's HTML as a stream that carries the parsed page along. */
export const streamOf = (page: Page): ReadableStream =>
  Object.assign(new Response(htmlOf(page)).body as ReadableStream, { [PAGE]: page });

/** The elements of a page, in order. Those inside templates have no place, so nothing edits them. */
export const elementsOf = (page: Page): Element[] => [...elementsIn(page.document.childNodes)];

function* elementsIn(nodes: readonly Node[], isInert = false): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    if (isInert) delete node.sourceCodeLocation;
    yield node;
    yield* elementsIn(node.childNodes, isInert);
    if ('content' in node) yield* elementsIn(node.content.childNodes, true);
  }
}

/** The value of an element's attribute; undefined where it has none of this name. */
export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

/** The text that stands directly in an element. */
export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The inline scripts among elements. @param leftOut matches the types that are left out */
export const scriptsIn = (
  elements: readonly Element[],
  leftOut = /json|speculationrules/,
): Element[] =>
  elements.filter(
    (element) =>
      element.tagName === 'script' &&
      attributeOf(element, 'src') === undefined &&
      !leftOut.test(attributeOf(element, 'type') ?? ''),
  );

/** Replaces an element by HTML; does nothing if it has no place in the source. */
export function replace({ edits }: Page, element: Element, html = ''): void {
  const { sourceCodeLocation: place, parentNode: parent } = element;
  if (!place || !parent) return;
  const isInside = ([start]: Page['edits'][number]) =>
    place.startOffset <= start && start < place.endOffset;
  // Edits inside the element are dropped with it.
  for (let at = edits.findIndex(isInside); at >= 0; at = edits.findIndex(isInside))
    edits.splice(at, 1);
  edits.push([place.startOffset, place.endOffset, html]);
  for (const node of [...parseFragment(html).childNodes])
    defaultTreeAdapter.insertBefore(parent, node, element);
  defaultTreeAdapter.detachNode(element);
}

/** Puts HTML at the end of an element that has an end tag in the source. */
export function append({ edits }: Page, element: Element, html: string): void {
  const at = element.sourceCodeLocation?.endTag?.startOffset ?? 0;
  edits.push([at, at, html]);
  for (const node of [...parseFragment(html).childNodes])
    defaultTreeAdapter.appendChild(element, node);
}

/** The HTML with its edits, which do not overlap; at the same place an insertion comes first. */
export function htmlOf({ source, edits }: Page): string {
  let result = '';
  let at = 0;
  for (const [start, end, text] of edits.toSorted(([a], [b]) => a - b)) {
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}

/**
 * A page's HTML with Vite's overlay, which shows an error; it stays until a change reloads the
 * page.
 */
export function withOverlay(html: string, base: string, { message, stack = '' }: Error): string {
  const error = JSON.stringify({ message, stack }).replaceAll('<', '\\u003c');
  return `${html}<script type="module">
import { ErrorOverlay } from '${base}@vite/client';
document.body.append(new ErrorOverlay(${error}));
</script>`;
}
