import { sva } from '../../styled-system/css';

/** A sheet drawn in hairlines with numbered notes: beside it where there is room, else below. */
export const mockup = sva({
  slots: ['root', 'caption', 'title', 'sheet', 'head', 'row', 'button', 'picture', 'mark', 'notes'],
  base: {
    root: {
      breakInside: 'avoid-page',
      marginBlock: '2em',
      width: { xl: '100cqi' },
      display: { sm: 'grid' },
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      columnGap: '28px',
      alignItems: 'start',
    },
    caption: {
      gridColumn: '1 / -1',
      color: 'quiet',
      textStyle: 'small',
      maxWidth: 'lead',
      marginBottom: '5',
    },
    title: { display: 'block', color: 'text', fontWeight: 'strong' },
    sheet: {
      border: 'hair',
      borderTop: 'line',
      background: 'raised',
      textStyle: 'small',
      color: 'text',
    },
    head: { borderBottom: 'hair', padding: '8px 18px', color: 'quiet' },
    row: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '20px',
      position: 'relative',
      padding: '8px 40px 8px 18px',
    },
    button: { border: 'hair', padding: '4px 14px', borderColor: 'text' },
    picture: {
      flex: '1',
      padding: '38px 20px',
      color: 'quiet',
      textAlign: 'center',
      background: 'repeating-linear-gradient(135deg, {colors.hair} 0 1px, transparent 1px 9px)',
    },
    mark: {
      position: 'absolute',
      right: '14px',
      color: 'reading',
      fontWeight: 'strong',
      fontVariantNumeric: 'tabular-nums',
    },
    notes: { textStyle: 'small', marginTop: { base: '4', sm: '0' } },
  },
});
