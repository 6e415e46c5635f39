import { css, sva } from '../../styled-system/css';

/** The answer to an enquiry, over the form that it blurs. */
export const overlay = sva({
  slots: ['behind', 'positioner', 'panel', 'title', 'text', 'description', 'count', 'foot'],
  base: {
    behind: {
      // The form's button is called the same as the overlay's, and would stand under it.
      '&[data-blurred]': {
        filter: 'blur(8px) opacity(0.35)',
        clipPath: 'inset(0)',
        '& button': { visibility: 'hidden' },
      },
      _motionOk: { transition: 'filter {durations.draw} {easings.line}' },
    },
    /** The window below the page's bar; the panel stands left of the line, as the form does. */
    positioner: {
      position: 'fixed',
      inset: '0',
      zIndex: 'skip',
      layout: 'hung',
      alignItems: 'center',
      paddingBlock: '76px 16px',
      paddingInline: '{spacing.start} {spacing.end}',
    },
    panel: {
      display: 'grid',
      alignContent: 'start',
      gap: '4',
      width: '100%',
      maxWidth: '38rem',
      maxHeight: '100%',
      overflow: 'auto',
      padding: { base: '4', md: '6' },
      background: 'raised',
      borderTop: 'rule',
      outline: 'none',
      // A small phone at 200 % is 160 px wide.
      overflowWrap: 'anywhere',
    },
    description: { display: 'grid', gap: '4' },
    title: { textStyle: 'title' },
    text: { textStyle: 'lead', maxWidth: '26em' },
    /** The home page's promise again: from the visitor's number, where one was given. */
    count: {
      font: '340 min(26vw, 9.5rem)/1 {fonts.display}',
      letterSpacing: 'reading',
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
