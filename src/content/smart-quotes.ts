import type { Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';

const library = unified().use(remarkSmartypants, { dashes: false }).freeze();

/** Straight quotes of which their neighbours alone decide what the library makes, which is nearly all. */
const CLEAR: readonly (readonly [straight: RegExp, typographic: string])[] = [
  // Inside a word, or after its last letter.
  [/(?<=\p{L})'(?=\p{L}|[ \n.,;:!?)])/gu, '’'],
  [/(?<=[ \n])"(?=\p{L})/gu, '“'],
  [/(?<=[\p{L}\p{N}])"(?=[ \n.,;:!?)])|(?<=[\p{L}\p{N}][.,!?])"(?=[ \n])/gu, '”'],
];
/** What the library would change: quotes, two or more dots or backticks. */
const STRAIGHT = /["']|\.\s*\.|``/;

/**
 * A remark plugin that makes straight quotes and dots typographic. What it
 * writes is what `remark-smartypants` writes; that reads a whole text word by
 * word, which took half the time of an article, and so is asked only for the
 * paragraphs in which a quote is left that is not clear.
 */
export function smartQuotes() {
  return (tree: Root): void => {
    visit(tree, 'text', (node) => {
      if (!/["']/.test(node.value)) return;
      for (const [straight, typographic] of CLEAR)
        node.value = node.value.replace(straight, typographic);
    });
    visit(tree, (node) => {
      if (node.type !== 'paragraph' && node.type !== 'heading' && node.type !== 'tableCell')
        return undefined;
      const [first, last] = [node.children[0], node.children.at(-1)];
      if (first?.type === 'text') first.value = first.value.replace(/^"(?=\p{L})/u, '“');
      if (last?.type === 'text')
        last.value = last.value.replace(/(?<=[\p{L}\p{N}][.,!?]?)"$/u, '”');
      if (STRAIGHT.test(textOf(node))) {
        const paragraph: Root = { type: 'root', children: [node as RootContent] };
        library.runSync(paragraph);
      }
      return SKIP;
    });
  };
}
