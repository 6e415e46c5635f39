import type { PhrasingContent, Table, TableRow } from 'mdast';
import { formatted, resultsOf, type SumData, workedValues } from './compute';

/** A calculator with its worked figures as a table: for feeds and Markdown, where nothing computes. */
export function sumTable(sum: SumData): Table {
  const results = resultsOf(sum.lines, workedValues(sum));
  return {
    type: 'table',
    align: [null, null],
    children: [
      row('Figure', 'Worked example'),
      ...sum.fields.map(({ label, value, unit, isSwitch }) =>
        row(label, isSwitch ? (value ? 'yes' : 'no') : formatted(value, unit)),
      ),
      ...sum.lines.map(({ label, unit }, at) =>
        row(label, formatted(results[at] as number, unit), true),
      ),
    ],
  };
}

function row(label: string, value: string, isResult = false): TableRow {
  const text = { type: 'text', value } as const;
  const shown: PhrasingContent = isResult ? { type: 'strong', children: [text] } : text;
  return {
    type: 'tableRow',
    children: [
      { type: 'tableCell', children: [{ type: 'text', value: label }] },
      { type: 'tableCell', children: [shown] },
    ],
  };
}
