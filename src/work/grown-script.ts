/**
 * The inline script of pages that say what the visitor's number would be at the rates of clients
 * with the same unit, and that have a button to forget the number.
 */
import {
  forgetOnPress,
  NUMBER_CHANGED,
  readNumber,
  toTwoDigits,
  written,
} from '../parts/script/visitor-number';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  const show = () => {
    const visitor = readNumber();
    for (const place of document.querySelectorAll<HTMLElement>('[data-grown]')) {
      const { grown, unit } = place.dataset;
      const comesTo = toTwoDigits(Number(visitor?.number) * Number(grown));
      // A growth that rounding takes away is not shown.
      place.hidden = visitor?.unit !== unit || comesTo === visitor?.number;
      if (place.hidden) continue;
      const [yours, becomes] = place.children;
      if (yours) yours.textContent = `${visitor?.said}`;
      if (becomes) becomes.textContent = written(comesTo);
    }
  };
  forgetOnPress();
  addEventListener(NUMBER_CHANGED, show);
  show();
});
