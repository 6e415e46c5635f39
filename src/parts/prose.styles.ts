import { cva } from '../../styled-system/css';

/** Running text outside an article: the story, an opportunity, the privacy page. */
export const prose = cva({
  base: {
    maxWidth: 'measure',
    '& > * + *': { marginTop: '1.1em' },
    '& ul': { display: 'grid', gap: '0' },
    '& li': {
      position: 'relative',
      padding: '8px 0 8px 22px',
      borderTop: 'hair',
      _before: {
        content: '""',
        position: 'absolute',
        left: 0,
        top: 'calc(8px + 0.78em)',
        width: '11px',
        height: '1px',
        background: 'line',
      },
    },
  },
  variants: {
    size: { body: {}, lead: { textStyle: 'lead', maxWidth: '30em' } },
    columns: {
      true: {
        paddingRight: 'apart',
        lg: {
          maxWidth: 'min(76em, {spacing.meridian} - {spacing.gutter})',
          columns: 2,
          columnGap: 'inset',
        },
        '& > *': { breakInside: 'avoid' },
      },
    },
  },
  defaultVariants: { size: 'body' },
});
