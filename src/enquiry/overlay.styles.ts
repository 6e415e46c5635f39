import { css, sva } from '../../styled-system/css';

/** The answer to an enquiry, shown over the lower part of the form, which is blurred. */
export const overlay = sva({
  slots: [
    'root',
    'behind',
    'panel',
    'title',
    'text',
    'struck',
    'news',
    'description',
    'count',
    'foot',
  ],
  base: {
    /** The form, and over its lower part the panel. */
    root: { display: 'grid' },
    behind: {
      gridArea: '1 / 1',
      // The form's button has the same label as the overlay's, and would show through under it.
      '&[data-blurred]': {
        filter: 'blur(8px) opacity(0.35)',
        clipPath: 'inset(0)',
        '& button': { visibility: 'hidden' },
      },
      _motionOk: { transition: 'filter {durations.draw} {easings.line}' },
    },
    /** Stands where the form's button was; in a low window it keeps to the part that is in view. */
    panel: {
      gridArea: '1 / 1',
      alignSelf: 'end',
      position: 'sticky',
      bottom: '16px',
      zIndex: 'over',
      display: 'grid',
      gap: '4',
      maxHeight: 'calc(100svh - {sizes.header} - 32px)',
      overflow: 'auto',
      padding: { base: '4', md: '6' },
      background: 'raised',
      borderTop: 'rule',
      outline: 'none',
      // A small phone at 200 % is 160 px wide.
      overflowWrap: 'anywhere',
    },
    description: {
      display: 'grid',
      gap: '{spacing.4} {spacing.7}',
      gridTemplateColumns: { md: '1fr auto' },
      '& > *': { gridColumn: '1' },
    },
    title: { textStyle: 'title' },
    text: { textStyle: 'lead', maxWidth: '26em' },
    /** The thanks for an enquiry that was not sent, struck out as home's “nought” is. */
    struck: { color: 'quiet', textDecoration: 'line-through 2px {colors.line}' },
    /** What has become of an enquiry that was not sent. */
    news: { textStyle: 'title', lineHeight: '1.25' },
    /** Repeats the home page's headline, from the visitor's number where one was given. */
    count: {
      font: '340 clamp(4rem, 8vw, 8rem)/1 {fonts.display}',
      color: 'reading',
      paddingBlock: '3',
      // From a tablet on it stands beside the sentences, and the panel is no taller than the form;
      // doubled, the selector outranks that of `description`.
      '&&': { gridArea: { md: '1 / 2 / span 3' } },
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

/**
 * The sentence under the form's button, marked as the place to look at; its space is kept, so
 * nothing shifts.
 */
export const statusLine = css({
  minHeight: 'target',
  marginTop: '4',
  textStyle: 'lead',
  '&:not(:empty)': { borderLeft: '3px solid {colors.line}', paddingLeft: '3' },
});
