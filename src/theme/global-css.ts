import { defineGlobalStyles } from '@pandacss/dev';

/** Global styles: a small reset, the page, focus, selection, themes, print. */
export const globalCss = defineGlobalStyles({
  '*, *::before, *::after': { boxSizing: 'border-box', margin: 0, padding: 0 },
  html: {
    colorScheme: 'light dark',
    background: 'page',
    color: 'text',
    WebkitTextSizeAdjust: '100%',
    scrollPaddingBottom: '76px',
    overflowWrap: 'break-word',
    // From 1,600 px on text grows with the pictures.
    fontSize: 'max(1em, 0.47vw + 8.45px)',
    // No smooth scrolling while Tab moves the focus: the page has to be there at once.
    _motionOk: { '&:not(:has(:focus-visible:not(:target)))': { scrollBehavior: 'smooth' } },
    containerType: 'scroll-state',
  },
  'html[data-theme=day]': { colorScheme: 'light' },
  'html[data-theme=night]': { colorScheme: 'dark' },
  body: {
    textStyle: 'body',
    position: 'relative',
    minHeight: '100svh',
    overflowX: 'clip',
    paddingBottom: { base: '52px', lg: 0 },
    // Two timelines that elements elsewhere read: a phone's bar appears once the hero's buttons
    // have scrolled away, and the meridian's plate is hidden over the crossing of home.
    timelineScope: '--actions, --crossing',
  },
  /**
   * Keeps targets clear of the top bar. Scroll padding would also apply to the bar's own links, so
   * that focusing each would scroll.
   */
  'main, main *, footer *': { scrollMarginTop: '100px' },
  'h1, h2, h3, h4': { font: 'inherit' },
  'h1, h2, h3, h4, blockquote p, dt, dd, figcaption': { textWrap: 'balance' },
  ':is(h1, h2, h3, h4, blockquote p)': {
    // In forced colours browsers lay a ground under each row of text, which would cut the
    // descenders of the row above.
    _forcedColors: {
      forcedColorAdjust: 'none',
      color: 'CanvasText',
      background: 'Canvas',
      '& a': { color: 'LinkText' },
    },
  },
  'p, li': { textWrap: 'pretty' },
  'ul, ol, summary': { listStyle: 'none' },
  fieldset: { border: 0, minWidth: 0 },
  a: {
    color: 'inherit',
    textDecorationLine: 'none',
    textDecorationColor: 'line',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.15em',
  },
  'img, svg': { display: 'block', maxWidth: '100%' },
  img: { height: 'auto' },
  'button, input': {
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    border: 0,
    borderRadius: 0,
  },
  button: { cursor: 'pointer' },
  ':focus-visible': { outline: '2px solid {colors.line}', outlineOffset: '3px' },
  '::selection': { background: 'text', color: 'page' },
  '.visually-hidden': {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  /**
   * An element with `data-rise` is hidden until it rises; with `data-draw`, only its scales wait.
   * In print nothing is hidden and nothing moves: a section that began to rise as the page was laid
   * out would be printed faint.
   */
  '[data-rise=waiting]:not([data-draw])': {
    '@media screen and (prefers-reduced-motion: no-preference)': { opacity: 0 },
  },
  '[data-rise=risen]:not([data-draw])': {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      animation: 'rise 600ms {easings.line}',
    },
  },
  '[data-draw][data-rise=risen] [data-mark]': {
    '@media screen and (prefers-reduced-motion: no-preference)': {
      animation: 'extend 600ms {easings.line}',
    },
  },
  /** A pointer on a tooltip is still on its control. Screen readers say only the control's name. */
  '[data-hint]': { position: 'relative' },
  '[data-hint][data-open]::after': {
    content: 'attr(data-hint) / ""',
    position: 'absolute',
    zIndex: 'over',
    // Touches its control, so that a pointer moving to the tooltip does not leave the control.
    bottom: '100%',
    left: 0,
    width: 'max-content',
    maxWidth: '280px',
    padding: '10px 14px',
    background: 'text',
    color: 'page',
    textStyle: 'small',
    _motionOk: { animation: 'appear {durations.quick} {easings.line}' },
  },
  /** The visitor's number in the place of a word of home's headline; screen readers hear the word. */
  '[data-begin$="."]': {
    '& > span': { opacity: 0, _motionOk: { transition: 'opacity 150ms 400ms' } },
    // `before` begins where the word does; `after` could begin on the next row of text.
    _before: {
      content: 'attr(data-begin) / ""',
      position: 'absolute',
      // Digits are taller than the word; smaller ones stay clear of the comma above them.
      fontSize: '0.94em',
      translate: '0 0.05em',
      // A comma keeps off the foot of the digit after it.
      letterSpacing: '0.01em',
      color: 'reading',
      // Starts when the struck-out word has faded, after 550 ms.
      _motionOk: { animation: 'appear 150ms 550ms both' },
    },
    _after: {
      _motionOk: {
        content: '""',
        position: 'absolute',
        inset: '55% 0 auto',
        height: '0.03em',
        background: 'line',
        transformOrigin: 'left',
        animation: 'extend 300ms {easings.line}, appear 150ms 400ms reverse both',
      },
    },
  },
  /** A newly chosen theme opens outward from the meridian. */
  'html:not(:active-view-transition-type(page))::view-transition-old(root)': { animation: 'none' },
  'html:not(:active-view-transition-type(page))::view-transition-new(root)': {
    animation: 'none',
    _motionOk: { animation: 'open 450ms {easings.line}' },
  },
  /** Pages change as documents, with a cross-fade. */
  '@media (prefers-reduced-motion: no-preference)': {
    '@view-transition': { navigation: 'auto', types: 'page' },
  },
  '@page': { margin: '14mm' },
  '@media print': {
    // Paper is light, whatever the system and the visitor chose for the screen.
    'html, html[data-theme]': { colorScheme: 'light', background: 'white' },
    body: { paddingBottom: 0 },
    'picture, tr': { breakInside: 'avoid' },
    // At this height three pictures fit on a sheet with their words.
    picture: { maxHeight: '80mm' },
    // Answers are printed, whether they are open or not.
    '::details-content': { contentVisibility: 'visible', height: 'auto !important' },
  },
});
