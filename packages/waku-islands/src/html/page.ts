import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.ChildNode;
export type Element = DefaultTreeAdapterTypes.Element;

/** A part of the source, and what stands there instead. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The elements of a page, in order, with their places. What stands in a template comes without. */
export function elementsOf(html: string): Element[] {
  return [...elementsIn(parse(html, { sourceCodeLocationInfo: true }).childNodes)];
}

function* elementsIn(nodes: readonly Node[], isInert = false): Generator<Element> {
  for (const node of nodes) {
    if (!('tagName' in node)) continue;
    if (isInert) delete node.sourceCodeLocation;
    yield node;
    yield* elementsIn(node.childNodes, isInert);
    if ('content' in node) yield* elementsIn(node.content.childNodes, true);
  }
}

export const attributeOf = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((one) => one.name === name)?.value;

export const textOf = (element: Element): string =>
  element.childNodes.map((node) => ('value' in node ? node.value : '')).join('');

/** The inline scripts among elements, but for types that a browser does not run, or that are left out. */
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

/** What puts a text in the place of an element; nothing where it has none in the source. */
export const replaced = ({ sourceCodeLocation: place }: Element, text = ''): Edit[] =>
  place ? [{ start: place.startOffset, end: place.endOffset, text }] : [];

/** The text with parts of it replaced. They do not overlap; of two that begin together an insertion is first. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const { start, end, text: replacement } of edits.toSorted((a, b) => a.start - b.start)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
