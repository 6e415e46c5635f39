import type { Heading, Nodes, Paragraph, Root, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { nodesOf } from './nodes-of';

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
    const nodes = nodesOf(tree);
    for (const node of nodes) {
      if (node.type !== 'text' || !/["']/.test(node.value)) continue;
      for (const [straight, typographic] of CLEAR)
        node.value = node.value.replace(straight, typographic);
    }
    for (const node of nodes) if (isRun(node)) finish(node);
  };
}

/** What words run on in, and a quotation ends with. */
type Run = Paragraph | Heading | TableCell;

const isRun = (node: Nodes): node is Run =>
  node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';

/** Turns the quotes that open and end a run of words; where others are left, the library reads all of it. */
function finish(run: Run): void {
  const [first, last] = [run.children[0], run.children.at(-1)];
  if (first?.type === 'text') first.value = first.value.replace(/^"(?=\p{L})/u, '“');
  if (last?.type === 'text') last.value = last.value.replace(/(?<=[\p{L}\p{N}][.,!?]?)"$/u, '”');
  if (!STRAIGHT.test(textOf(run))) return;
  const alone: Root = { type: 'root', children: [run] };
  library.runSync(alone);
}
