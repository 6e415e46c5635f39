import type { Link, Nodes } from 'mdast';
import type { Article } from './article-schema';
import { placeOf } from './markdown-nodes';

/** The element that a note becomes in the tree. */
export const SOURCE_NOTE = 'source-note';

/** The ids of a source in the box at the end, and of the first note in the text that cites it. */
export const sourceId = (number: number): string => `source-${number}`;
export const noteId = (number: number): string => `note-${number}`;

const CITATION = /\[\^([a-z0-9-]+)\]/;

/**
 * Turns each `[^id]` in the text into a numbered link to its source.
 *
 * @throws naming the file and the line, where a note cites no source
 */
export function placeNotes(nodes: readonly Nodes[], article: Article): void {
  const numbers = new Map(article.checked.map(({ id }, index) => [id, index + 1]));
  const cited = new Set<string>();
  for (const node of nodes) {
    if (!('children' in node)) continue;
    const parent: { children: Nodes[] } = node;
    parent.children = parent.children.flatMap((child) => {
      if (child.type !== 'text' || !CITATION.test(child.value)) return [child];
      // `split` with a capture group: every second part is an id.
      return child.value.split(CITATION).flatMap((part, index): Nodes[] => {
        if (index % 2 === 0) return part ? [{ type: 'text', value: part }] : [];
        const number = numbers.get(part);
        if (!number) {
          throw new Error(
            `${placeOf(child, article)}: [^${part}] cites no source; the front matter has ${[...numbers.keys()].join(', ') || 'none'}`,
          );
        }
        const isFirst = !cited.has(part);
        cited.add(part);
        return [noteOf(number, isFirst)];
      });
    });
  }
}

function noteOf(number: number, isFirst: boolean): Link {
  return {
    type: 'link',
    url: `#${sourceId(number)}`,
    children: [{ type: 'text', value: String(number) }],
    data: { hName: SOURCE_NOTE, hProperties: isFirst ? { id: noteId(number) } : {} },
  };
}

/** A copy of a node without its notes, for text that stands by itself. */
export function withoutNotes<Node extends Nodes>(node: Node): Node {
  if (!('children' in node)) return node;
  const children = (node.children as Nodes[])
    .filter(({ data }) => (data as Link['data'])?.hName !== SOURCE_NOTE)
    .map(withoutNotes);
  return { ...node, children };
}
