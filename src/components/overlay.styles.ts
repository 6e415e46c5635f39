import { sva } from '../../styled-system/css';

/** The answer to an enquiry, over the form that it blurs. */
export const overlay = sva({
  slots: ['stage', 'behind', 'dialog', 'root', 'title', 'text'],
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
      inset: { base: '-12px', lg: '-24px 12px -24px -24px' },
      display: 'grid',
      alignContent: 'center',
      justifyItems: 'start',
      gap: '5',
      paddingInline: { base: '12px', lg: '12%' },
      background: 'color-mix(in srgb, {colors.page} 72%, transparent)',
      _motionOk: { animation: 'appear {durations.draw} {easings.line}' },
    },
    title: { textStyle: 'heading' },
    text: { textStyle: 'lead', maxWidth: '26em' },
  },
});
