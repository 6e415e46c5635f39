/** WCAG 1.4.12, as the success criterion states it. */
export const SPACING = `* {
  line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important;
} p { margin-block-end: 2em !important; }`;

/** WCAG 1.4.4: the browser's letters twice as large, the window as it is. */
export const LARGE_LETTERS = 'html { font-size: 200% !important; }';
