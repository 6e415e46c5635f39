import { sva } from '../../styled-system/css';

/** The answer to an enquiry, over the form that it blurs. */
export const overlay = sva({
  slots: ['stage', 'behind', 'root', 'title', 'text'],
  base: {
    stage: { position: 'relative' },
    behind: {
      '&[inert]': { filter: 'blur(3px)' },
      _motionOk: { transition: 'filter {durations.draw} {easings.line}' },
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
