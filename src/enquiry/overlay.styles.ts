import { sva } from '../../styled-system/css';

/** The answer to an enquiry, over the form that it blurs. */
export const overlay = sva({
  slots: ['stage', 'behind', 'dialog', 'root', 'title', 'text', 'status'],
  base: {
    stage: { position: 'relative' },
    behind: {
      '&[inert]': { filter: 'blur(3px)' },
      _motionOk: { transition: 'filter {durations.draw} {easings.line}' },
    },
    /** Modal, and so above the page; its place is that of the form, measured by the island. */
    dialog: {
      position: 'absolute',
      margin: 0,
      maxWidth: 'none',
      maxHeight: 'none',
      border: 0,
      background: 'transparent',
      color: 'text',
      overflow: 'visible',
      '&::backdrop': { background: 'transparent' },
    },
    root: {
      position: 'absolute',
      zIndex: 'over',
      inset: '-12px',
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      gap: '5',
      paddingInline: '12px',
      // The form behind it is blurred, and covered: its labels would be read between the lines.
      background: 'page',
    },
    title: { textStyle: 'heading', outline: 'none' },
    text: { textStyle: 'lead', maxWidth: '26em' },
    status: { minHeight: '1.6em', paddingTop: '5', textStyle: 'small', _empty: { paddingTop: 0 } },
  },
});
