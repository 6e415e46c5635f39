import { sva } from '../../styled-system/css';

/** The search rankings of one client, made for a frame of 800 px and for a window of its own. */
export const rankDashboard = sva({
  slots: [
    'root',
    'head',
    'title',
    'date',
    'figures',
    'value',
    'change',
    'charts',
    'scroll',
    'table',
    'cell',
    'foot',
    'link',
  ],
  base: {
    root: {
      padding: { base: '20px', lg: '32px 40px' },
      display: 'grid',
      gap: '7',
      textStyle: 'small',
    },
    head: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '8px 24px',
      alignItems: 'baseline',
      justifyContent: 'space-between',
    },
    title: { textStyle: 'title' },
    date: { color: 'quiet' },
    figures: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(4, 1fr)' },
      gap: '20px 24px',
      borderTop: 'rule',
      paddingTop: '5',
    },
    value: { textStyle: 'reading', fontSize: 'readingSmall', color: 'reading', marginBottom: '3' },
    change: { color: 'quiet' },
    charts: {
      display: 'grid',
      gap: '7',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
    },
    scroll: { overflowX: 'auto' },
    table: {
      width: '100%',
      borderCollapse: 'collapse',
      textAlign: 'left',
      fontVariantNumeric: 'tabular-nums',
    },
    cell: {
      borderBottom: 'hair',
      padding: '10px 16px 10px 0',
      fontWeight: 'text',
      whiteSpace: 'nowrap',
    },
    foot: { color: 'quiet', display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
    link: { textDecorationLine: 'underline' },
  },
});
