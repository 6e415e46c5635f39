import { css, sva } from '../../styled-system/css';

/** The answer to an enquiry, over the form that it blurs. */
export const overlay = sva({
  slots: ['behind', 'box', 'panel', 'title', 'text', 'count', 'foot'],
  base: {
    behind: {
      // Its button would stand under the answer's, which is called the same.
      '&[inert]': {
        filter: 'blur(8px) opacity(0.08)',
        clipPath: 'inset(0)',
        '& button': { visibility: 'hidden' },
      },
      _motionOk: { transition: 'filter {durations.draw} {easings.line}' },
    },
    /** In the window, where the island says; what is not in it of the form is not covered. */
    box: {
      position: 'fixed',
      zIndex: 'skip',
      overflow: 'auto',
      display: 'grid',
      outline: 'none',
    },
    panel: {
      display: 'grid',
      alignContent: 'start',
      gap: '4',
      padding: { base: '4', md: '6' },
      background: 'raised',
      borderTop: 'rule',
      // A small phone at 200 % is 160 px wide.
      overflowWrap: 'anywhere',
    },
    title: { textStyle: 'title' },
    text: { textStyle: 'lead', maxWidth: '26em' },
    /** The home page's promise again: from the visitor's number, where one was given. */
    count: {
      font: '340 min(26vw, 9.5rem)/1 {fonts.display}',
      color: 'reading',
      paddingBlock: '3',
      _after: { content: 'attr(data-from) " " var(--yours, attr(data-nought)) "."' },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      textStyle: 'small',
      // In sight also where letters are large and the window is low.
      position: 'sticky',
      bottom: 0,
      background: 'raised',
    },
  },
});

/** The line under the form; its space is kept, so nothing shifts. */
export const statusLine = css({ minHeight: 'target', paddingTop: '3', textStyle: 'lead' });
