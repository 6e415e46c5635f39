import { sva } from '../../styled-system/css';

/** A word about an icon or a reading. */
export const tooltip = sva({
  slots: ['content'],
  base: {
    content: {
      position: 'relative',
      maxWidth: '280px',
      padding: '10px 14px',
      background: 'text',
      color: 'page',
      textStyle: 'small',
      /** Extends over the gap to its control, so that a pointer can reach it. */
      _before: { content: '""', position: 'absolute', inset: '-8px 0', zIndex: -1 },
      _motionOk: { animation: 'appear {durations.quick} {easings.line}' },
    },
  },
});
