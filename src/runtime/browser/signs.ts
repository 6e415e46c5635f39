/**
 * The signs of intent. Not among them: scrolling; a pointer that the page moves under (browsers then
 * send `pointerover`, but no `pointermove`); a thumb that begins to scroll on a control (of a touch
 * only the `click` counts).
 */
export const SIGNS: readonly string[] = [
  'pointermove',
  'pointerdown',
  'click',
  'keydown',
  'focusin',
  'input',
];
