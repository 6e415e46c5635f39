import type { BlockContent, List, ListItem, Table } from 'mdast';
import { formatted, resultsOf, type SumData, workedValues } from '../calculator/compute';
import { chartDate, formatOf } from '../charts/chart-format';
import { articlePage } from '../content/article-page';
import calculatorWords from '../content/calculator-words.json' with { type: 'json' };
import { chartWords } from '../content/chart-words';
import type { Figure } from '../content/schemas';
import type { ArticleFigure, Mockup } from './figure-schema';
import { paragraph, strong, tableOf } from './markdown-nodes';

const { tables } = articlePage;

/** A figure of an article in words: its caption, then a chart as a table or a mock-up as lists. */
export function figureText(figure: ArticleFigure): BlockContent[] {
  const caption = paragraph(figure.caption);
  return figure.kind === 'mockup'
    ? [caption, ...mockupLists(figure)]
    : [caption, tableOf(figureCells(figure))];
}

/** Two lists: the rows of the drawing, then the notes on them. */
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

/** A chart as the cells of a table, row by row. */
function figureCells(figure: Figure): string[][] {
  const format = formatOf(figure);
  const cell = (value: number | undefined) => (value === undefined ? '–' : format(value));
  const dated = (date: string) => chartDate(date, figure.dateForm);
  switch (figure.kind) {
    case 'bars':
      // The first head is empty, since the title over the table names the rows.
      return [['', tables.figure], ...figure.bars.map(({ label, value }) => [label, cell(value)])];
    case 'slope':
      return [
        ['', ...figure.dates.map(dated)],
        ...figure.slopes.map(({ label, first, last }) => [label, cell(first), cell(last)]),
      ];
    default: {
      const rows = figure.kind === 'stacked' ? figure.bands : figure.series;
      const { done } = figure;
      return [
        ['', ...rows.map(({ label }) => label), ...(done ? [chartWords.done] : [])],
        ...figure.dates.map((date, index) => [
          dated(date),
          ...rows.map(({ values }) => cell(values[index])),
          ...(done ? [done.find((work) => work.date === date)?.text ?? ''] : []),
        ]),
      ];
    }
  }
}

function list(items: readonly string[], ordered: boolean): List {
  const children = items.map(
    (item): ListItem => ({ type: 'listItem', spread: false, children: [paragraph(item)] }),
  );
  return { type: 'list', ordered, spread: false, children };
}

/** A calculator's worked figures as a table, for feeds and Markdown, where nothing computes. */
export function sumTable(sum: SumData): Table {
  const results = resultsOf(sum.lines, workedValues(sum));
  return tableOf([
    [tables.figure, tables.worked],
    ...sum.fields.map(({ label, value, unit, isSwitch }) => [
      label,
      isSwitch ? (value ? calculatorWords.on : calculatorWords.off) : formatted(value, unit),
    ]),
    ...sum.lines.map(({ label, unit }, index) => [
      label,
      strong(formatted(results[index] as number, unit)),
    ]),
  ]);
}
