import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, Table } from 'mdast';
import type { Figure } from '../content/types';
import type { ArticleFigure, Mockup } from './figure-schema';

/** A figure of an article in words: its caption, then a chart as a table or a mock-up as lists. */
export function figureText(figure: ArticleFigure): BlockContent[] {
  const caption = paragraph(figure.caption);
  return figure.kind === 'mockup'
    ? [caption, ...mockupLists(figure)]
    : [caption, tableOf(figureCells(figure))];
}

/** What is drawn, then what it is for. */
function mockupLists({ head, rows }: Mockup): List[] {
  const drawn = [head, ...rows.map((row) => wordsOf(row).join(': '))];
  return [
    list(drawn, false),
    list(
      rows.flatMap(({ note }) => note ?? []),
      true,
    ),
  ];
}

/** The words of a row, from left to right. */
function wordsOf(row: Mockup['rows'][number]): readonly string[] {
  const { note, ...words } = row;
  return Object.values(words).flat();
}

/** Pounds have pence only where there are any, as on the page. */
const PENCE = { minimumFractionDigits: 2 } as const;

function figureCells(figure: Figure): (string | number)[][] {
  const { before = '', unit = '' } = figure;
  const cell = (value: number | undefined) =>
    value === undefined
      ? '–'
      : `${value < 0 ? '−' : ''}${before}${Math.abs(value).toLocaleString('en-GB', before && !Number.isInteger(value) ? PENCE : {})}${unit}`;
  switch (figure.kind) {
    case 'bars':
      return [['', figure.title], ...figure.bars.map(({ label, value }) => [label, cell(value)])];
    case 'slope':
      return [
        ['', ...figure.dates],
        ...figure.slopes.map(({ label, first, last }) => [label, cell(first), cell(last)]),
      ];
    default: {
      const rows = figure.kind === 'stacked' ? figure.bands : figure.series;
      return [
        ['', ...rows.map(({ label }) => label)],
        ...figure.dates.map((date, at) => [date, ...rows.map(({ values }) => cell(values[at]))]),
      ];
    }
  }
}

function tableOf(cells: readonly (readonly (string | number)[])[]): Table {
  return {
    type: 'table',
    children: cells.map((row) => ({
      type: 'tableRow',
      children: row.map((cell) => ({ type: 'tableCell', children: [text(String(cell))] })),
    })),
  };
}

function list(items: readonly string[], ordered: boolean): List {
  const children = items.map(
    (item): ListItem => ({ type: 'listItem', spread: false, children: [paragraph(item)] }),
  );
  return { type: 'list', ordered, spread: false, children };
}

const paragraph = (value: string): Paragraph => ({ type: 'paragraph', children: [text(value)] });
const text = (value: string): PhrasingContent => ({ type: 'text', value });
