import { csvFormatRow } from 'd3-dsv';
import type { Nodes, Root, Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { nodesOf, withApostrophes } from './markdown-nodes';
import { plainMarkdown } from './plain-markdown';
import { withoutNotes } from './source-notes';

/** A worked example of an article, as a reader takes it away. */
export interface WorkedExample {
  readonly id: string;
  readonly title: string;
  /** The example with its title, as plain Markdown. */
  readonly markdown: string;
  /** Its tables as comma-separated values; empty where it has none. */
  readonly csv: string;
}

/** The worked examples among the nodes of an article, once they have their ids. */
export function workedExamples(nodes: readonly Nodes[]): readonly WorkedExample[] {
  return nodes.flatMap((node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Worked') return [];
    const { id, title } = node.data?.hProperties ?? {};
    const tables = nodesOf(node).filter((inner) => inner.type === 'table');
    // A copy: making Markdown changes the tree.
    const copy: Root = { type: 'root', children: [structuredClone(node)] };
    return {
      id: String(id),
      title: withApostrophes(String(title)),
      markdown: plainMarkdown(copy),
      csv: tables.map(csvOf).join('\r\n'),
    };
  });
}

/** A table as RFC 4180 has it: a cell with a comma, a quote or a line end stands in quotes. */
function csvOf(table: Table): string {
  return table.children
    .map(({ children }) => {
      const cells = children.map((cell) => textOf(withoutNotes(cell)).replaceAll('\u00a0', ' '));
      return `${csvFormatRow(cells)}\r\n`;
    })
    .join('');
}
