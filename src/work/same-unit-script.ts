/**
 * The inline script of pages that say what the visitor's number would be at the rates of clients
 * with the same unit, and that have a button to forget the number.
 */
import {
  forgetOnPress,
  NUMBER_CHANGED,
  readNumber,
  toTwoDigits,
  writePart,
  written,
} from '../parts/script/visitor-number';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  const show = () => {
    const visitor = readNumber();
    for (const place of document.querySelectorAll<HTMLElement>('[data-same-unit]')) {
      const { sameUnit, rate } = place.dataset;
      const comesTo = toTwoDigits(Number(visitor?.number) * Number(rate));
      // A growth that rounding takes away is not shown.
      place.hidden = visitor?.unit !== sameUnit || comesTo === visitor?.number;
      if (place.hidden) continue;
      writePart(place, 'said', `${visitor?.said}`);
      writePart(place, 'comes-to', written(comesTo));
    }
  };
  forgetOnPress();
  addEventListener(NUMBER_CHANGED, show);
  show();
});
