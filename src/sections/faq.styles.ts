import { sva } from '../../styled-system/css';

/** Ruled questions in Imbue; a plus that turns to a minus. */
export const faq = sva({
  slots: ['root', 'item', 'trigger', 'sign', 'content', 'answer'],
  base: {
    root: { borderBottom: 'hair' },
    item: { borderTop: 'hair' },
    trigger: {
      display: 'flex',
      width: '100%',
      justifyContent: 'space-between',
      alignItems: 'center',
      gap: '5',
      paddingBlock: '24px',
      textStyle: 'title',
      textAlign: 'left',
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
      ':is([open], [data-state=open]) > * > &, :is([open], [data-state=open]) > &': {
        _after: { transform: 'scaleY(0)' },
      },
    },
    /** Closed answers are open where no script could open them. */
    content: {
      overflow: 'clip',
      _noScript: { display: 'block' },
      _motionOk: {
        '&[data-state=open]:not([data-still] *)': {
          animation: 'unfold {durations.draw} {easings.line}',
        },
        '&[data-state=closed]:not([hidden], [data-still] *)': {
          animation: 'unfold {durations.draw} {easings.line} reverse',
        },
      },
    },
    answer: { maxWidth: '60ch', color: 'quiet', paddingBottom: '26px' },
  },
});
