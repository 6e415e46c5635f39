import type { Heading, Nodes, Paragraph, PhrasingContent, Strong, Table } from 'mdast';
import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Processor } from 'unified';

/**
 * A node and all its descendants in document order, in a sixth of the time that
 * `unist-util-visit` takes, which also tracks each node's parents.
 */
export function nodesOf(node: Nodes): readonly Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

/** Where a node stands, for messages: the article's file and the line in it. */
export const placeOf = (
  { position }: Nodes,
  { file, firstLine }: { readonly file: string; readonly firstLine: number },
): string => `${file}:${(position?.start.line ?? 1) + firstLine - 1}`;

/**
 * A remark plugin for tables. Articles use nothing else of GitHub's Markdown, and parsing all of it
 * takes as long as the rest of a text.
 */
export function tables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), gfmTableToMarkdown()];
}

type Words = string | PhrasingContent;
const inline = (words: Words): PhrasingContent =>
  typeof words === 'string' ? { type: 'text', value: words } : words;
export const strong = (words: Words): Strong => ({ type: 'strong', children: [inline(words)] });
export const paragraph = (words: Words): Paragraph => ({
  type: 'paragraph',
  children: [inline(words)],
});
export const heading = (depth: Heading['depth'], words: Words): Heading => ({
  type: 'heading',
  depth,
  children: [inline(words)],
});
export const tableOf = (rows: readonly (readonly Words[])[]): Table => ({
  type: 'table',
  children: rows.map((cells) => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: [inline(cell)] })),
  })),
});

/** A text with its straight apostrophes curled where they follow a letter or a digit. */
export const withApostrophes = (text: string): string => text.replace(/(?<=[\p{L}\d])'/gu, '’');
