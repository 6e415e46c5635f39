/**
 * The inline script of pages that say what the visitor's number would be at the rate of each client
 * who counts the same unit (`data-same-unit`), and that have a button to forget the number.
 */
import {
  followNumber,
  forgetOnPress,
  toTwoDigits,
  writePart,
  written,
} from '../parts/script/visitor-number';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  forgetOnPress();
  followNumber((visitor) => {
    for (const sentence of document.querySelectorAll<HTMLElement>('[data-same-unit]')) {
      const { sameUnit, rate } = sentence.dataset;
      const comesTo = toTwoDigits(Number(visitor?.number) * Number(rate));
      // A growth that rounding takes away is not shown.
      sentence.hidden = visitor?.unit !== sameUnit || comesTo === visitor?.number;
      if (sentence.hidden) continue;
      writePart(sentence, 'said', `${visitor?.said}`);
      writePart(sentence, 'comes-to', written(comesTo));
    }
  });
});
