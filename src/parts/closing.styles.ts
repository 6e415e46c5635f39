import { sva } from '../../styled-system/css';

/** The end of a page: a question left of the line, what to do right of it. */
export const closing = sva({
  slots: ['root', 'words', 'heading', 'lead', 'actions'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      rowGap: '7',
      alignItems: 'end',
      gridTemplateColumns: '{sizes.hung}',
      paddingInline: '{spacing.start} {spacing.end}',
      paddingBlock: 'rhythm',
    },
    words: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '6',
      paddingRight: 'apart',
    },
    heading: { textStyle: 'headline', paddingBottom: '0.1em' },
    lead: { textStyle: 'lead', maxWidth: 'lead' },
    actions: {
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: { lg: 'column' },
      alignItems: 'flex-start',
      gap: '14px',
      paddingLeft: 'beside',
    },
  },
});
