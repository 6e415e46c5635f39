import type { Blockquote, Heading, Root, RootContent } from 'mdast';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { tables } from './tables';

const writer = unified().use(tables).use(remarkStringify, { bullet: '-', rule: '-' }).freeze();

/**
 * An article's text as plain Markdown: what its own tags hold stands between
 * the rest, a pull line as a quotation, a worked example under its title.
 *
 * @param tree the parsed text; its own tags are gone from it afterwards
 */
export function plainMarkdown(tree: Root): string {
  tree.children = tree.children.flatMap(withoutTag);
  return writer.stringify(tree).trim();
}

function withoutTag(node: RootContent): readonly RootContent[] {
  if (node.type !== 'mdxJsxFlowElement') return [node];
  const inside = node.children as RootContent[];
  switch (node.name) {
    case 'Pull':
      return [{ type: 'blockquote', children: inside } as Blockquote];
    case 'Worked':
      return [titleOf(node.data?.hProperties?.title), ...inside];
    default:
      return inside;
  }
}

const titleOf = (title: unknown): Heading => ({
  type: 'heading',
  depth: 3,
  children: [{ type: 'text', value: String(title ?? '') }],
});
