import type { Blockquote, Nodes, Root } from 'mdast';
import remarkStringify, { type Options } from 'remark-stringify';
import { unified } from 'unified';
import { articleTags } from './article-tags';
import { heading, paragraph, strong, tables } from './markdown-nodes';

/**
 * Escapes an ampersand only where it would begin a character reference, not in “A&E”, and a number
 * sign only where it would begin a heading, not in “#f1f3ef”.
 */
const text: NonNullable<NonNullable<Options['handlers']>['text']> = ({ value }, _, state, info) =>
  state
    .safe(value, info)
    .replace(/\\&(?!#?\w+;)/g, '&')
    .replace(/^\\#(?=\w)/, '#');

const writer = unified()
  .use(tables)
  .use(remarkStringify, { bullet: '-', rule: '-', handlers: { text } })
  .freeze();

/**
 * A text as plain Markdown. An article's own tags go and their contents stay: a pull line as a
 * quotation, a worked example under its title.
 *
 * @param tree the parsed text; its own tags are gone from it afterwards
 */
export function plainMarkdown(tree: Root): string {
  takeTagsOut(tree);
  return writer.stringify(tree).trim();
}

/** Replaces tags by their contents; tags may be nested, and stand on a line with words. */
function takeTagsOut(parent: { children: Nodes[] }): void {
  parent.children = parent.children.flatMap(withoutTags);
}

function withoutTags(node: Nodes): readonly Nodes[] {
  if ('children' in node) takeTagsOut(node);
  if (node.type === 'mdxJsxTextElement') return node.children;
  if (node.type !== 'mdxJsxFlowElement') return [node];
  switch (articleTags[node.name as keyof typeof articleTags].markdown) {
    case 'quotation':
      return [{ type: 'blockquote', children: node.children } satisfies Blockquote];
    case 'with its title':
      return [paragraph(strong(titleOf(node))), ...node.children];
    case 'under its title':
      return [heading(3, titleOf(node)), ...node.children];
    case 'as it is':
      return node.children;
  }
}

const titleOf = ({ data }: Nodes) => String(data?.hProperties?.title ?? '');
