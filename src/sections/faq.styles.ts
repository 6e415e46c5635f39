import { sva } from '../../styled-system/css';

/** Ruled questions in Imbue; a plus that turns to a minus. */
export const faq = sva({
  slots: ['root', 'item', 'question', 'sign', 'answer'],
  base: {
    root: { borderBottom: 'hair' },
    /** An answer unfolds where the browser can animate it. */
    item: {
      borderTop: 'hair',
      _motionOk: {
        interpolateSize: 'allow-keywords',
        '&::details-content': {
          height: 0,
          overflow: 'clip',
          transition:
            'height {durations.draw} {easings.line}, content-visibility {durations.draw} allow-discrete',
        },
        '&[open]::details-content': { height: 'auto' },
      },
    },
    question: {
      display: 'flex',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '5',
      paddingBlock: '24px',
      textStyle: 'title',
      cursor: 'pointer',
      listStyle: 'none',
      '&::-webkit-details-marker': { display: 'none' },
    },
    sign: {
      position: 'relative',
      flex: 'none',
      width: '22px',
      height: '22px',
      _before: {
        content: '""',
        position: 'absolute',
        top: '10px',
        insetInline: 0,
        borderTop: '2px solid {colors.line}',
      },
      _after: {
        content: '""',
        position: 'absolute',
        left: '10px',
        insetBlock: 0,
        borderLeft: '2px solid {colors.line}',
        _motionOk: { transition: 'transform {durations.draw} {easings.line}' },
      },
      '[open] > * > &': { _after: { transform: 'scaleY(0)' } },
    },
    /** A fragment leads here; its question stays in view. */
    answer: { maxWidth: '60ch', color: 'quiet', paddingBottom: '26px', scrollMarginTop: '180px' },
  },
});
