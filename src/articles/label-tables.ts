import type { Element, RootContent } from 'hast';
import { articleTags } from './article-tags';
import { withApostrophes } from './markdown-nodes';

/**
 * Gives tables what Markdown cannot say: the title becomes the caption, the first cell of each
 * row its header, for screen readers; columns of amounts are aligned to the right.
 */
export function labelTables(parent: { children: RootContent[] }): void {
  parent.children = parent.children.flatMap(captioned);
}

function captioned(node: RootContent): readonly RootContent[] {
  if (node.type !== 'element') return [node];
  labelTables(node);
  if (node.tagName === 'tbody') elementsIn(node).forEach(makeFirstCellHeader);
  if (node.tagName !== articleTags.Table.element) return [node];
  const caption: Element = {
    type: 'element',
    tagName: 'caption',
    properties: {},
    children: [{ type: 'text', value: withApostrophes(String(node.properties.title ?? '')) }],
  };
  for (const table of elementsIn(node)) {
    alignNumbers(table);
    table.children.unshift(caption);
  }
  return node.children;
}

function makeFirstCellHeader(row: Element): void {
  const [first] = elementsIn(row);
  if (first?.tagName !== 'td') return;
  first.tagName = 'th';
  first.properties.scope = 'row';
}

/** An amount alone: £1,200, from £40, 35%, 20p, −3. */
const AMOUNT = /^(?:from )?[−-]?£?\d[\d,.]*(?:%|p)?$/;

/** Right-aligns columns that hold amounts alone, with their heads. */
function alignNumbers(table: Element): void {
  const rows = elementsIn(table).flatMap(elementsIn).map(elementsIn);
  const [, ...body] = rows;
  rows[0]?.forEach((_, column) => {
    const cells = body.flatMap((row) => row[column] ?? []);
    if (column === 0 || !cells.every((cell) => AMOUNT.test(textOf(cell)))) return;
    for (const row of rows) {
      const cell = row[column];
      if (cell) cell.properties.align = 'right';
    }
  });
}

/** The text that stands directly in a cell: no notes, and no words in bold. */
const textOf = ({ children }: Element): string =>
  children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
    .trim();

const elementsIn = ({ children }: Element): readonly Element[] =>
  children.filter((child) => child.type === 'element');
