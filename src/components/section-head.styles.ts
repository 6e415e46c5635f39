import { sva } from '../../styled-system/css';

/** The head of a section: its name in small letters where the contract gives one, its heading, a word right of the line. */
export const sectionHead = sva({
  slots: ['root', 'label', 'heading', 'lead'],
  base: {
    root: {
      display: 'grid',
      gap: '5',
      marginBottom: 'block',
      gridTemplateColumns: '{sizes.hung}',
      alignItems: 'end',
      columnGap: 0,
      breakAfter: 'avoid',
      breakInside: 'avoid',
    },
    label: { gridColumn: { lg: '1' }, color: 'quiet', textStyle: 'small' },
    heading: { gridColumn: { lg: '1' }, textStyle: 'heading', paddingRight: 'apart' },
    lead: {
      color: 'quiet',
      maxWidth: 'lead',
      gridColumn: { lg: '2' },
      paddingLeft: 'beside',
      paddingBottom: { lg: '0.4em' },
    },
  },
});
