import type { Heading, Paragraph, Root, TableCell, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

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
    const texts: Text[] = [];
    const paragraphs: (Paragraph | Heading | TableCell)[] = [];
    visit(tree, (node) => {
      if (node.type === 'text') texts.push(node);
      else if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
        paragraphs.push(node);
    });
    for (const node of texts) {
      if (!/["']/.test(node.value)) continue;
      for (const [straight, typographic] of CLEAR)
        node.value = node.value.replace(straight, typographic);
    }
    for (const node of paragraphs) {
      const [first, last] = [node.children[0], node.children.at(-1)];
      if (first?.type === 'text') first.value = first.value.replace(/^"(?=\p{L})/u, '“');
      if (last?.type === 'text')
        last.value = last.value.replace(/(?<=[\p{L}\p{N}][.,!?]?)"$/u, '”');
      if (!STRAIGHT.test(textOf(node))) continue;
      const paragraph: Root = { type: 'root', children: [node] };
      library.runSync(paragraph);
    }
  };
}
