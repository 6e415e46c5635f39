import { css, sva } from '../../styled-system/css';

/** The answer to an enquiry, shown over the blurred form. */
export const overlay = sva({
  slots: ['behind', 'positioner', 'panel', 'title', 'text', 'description', 'count', 'foot'],
  base: {
    behind: {
      // The form's button has the same label as the overlay's, and would show through under it.
      '&[data-blurred]': {
        filter: 'blur(8px) opacity(0.35)',
        clipPath: 'inset(0)',
        '& button': { visibility: 'hidden' },
      },
      _motionOk: { transition: 'filter {durations.draw} {easings.line}' },
    },
    /** The window below the top bar; the panel stands left of the meridian, as the form does. */
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
    /** Repeats the home page's promise, from the visitor's number where one was given. */
    count: {
      font: '340 min(26vw, 9.5rem)/1 {fonts.display}',
      letterSpacing: 'reading',
      color: 'reading',
      paddingBlock: '3',
      _after: { content: 'attr(data-from) " " var(--written, attr(data-word)) "."' },
    },
    foot: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      textStyle: 'small',
      // Keeps the button in sight where letters are large and the window is low.
      position: 'sticky',
      bottom: 0,
      background: 'raised',
    },
  },
});

/** The sentence under the form; its space is kept, so nothing shifts. */
export const statusLine = css({ minHeight: 'target', paddingTop: '3', textStyle: 'lead' });
