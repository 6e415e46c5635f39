import { sva } from '../../styled-system/css';

/** The timeline stands on the line itself: the year left, a mark on the line, what happened right of it. */
export const timeline = sva({
  slots: ['root', 'item', 'year', 'entries', 'title', 'text'],
  base: {
    root: { display: 'grid', rowGap: { base: '40px', lg: '72px' } },
    item: {
      position: 'relative',
      display: 'grid',
      rowGap: '3',
      gridTemplateColumns: '{sizes.hung}',
      alignItems: 'start',
      _before: {
        content: '""',
        position: 'absolute',
        height: '1px',
        background: 'line',
        top: { base: '0.6em', lg: '34px' },
        left: {
          base: 'calc({spacing.meridianSmall} - {spacing.inset})',
          lg: 'calc({spacing.meridian} - {spacing.gutter} - 34px)',
        },
        width: { base: '18px', lg: '58px' },
        boxShadow: 'glow',
        _forcedColors: { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    year: {
      textStyle: 'reading',
      fontSize: 'readingLarge',
      paddingRight: { lg: '56px' },
      textAlign: { lg: 'right' },
    },
    entries: { display: 'grid', gap: '7', paddingLeft: 'beside' },
    title: { textStyle: 'title', marginBottom: '2' },
    text: { color: 'quiet' },
  },
});
