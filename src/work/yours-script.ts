import {
  forgetOnPress,
  NUMBER_CHANGED,
  readNumber,
  toTwoDigits,
  type VisitorNumber,
  written,
} from '../parts/script/visitor-number';
import { type BrushStrokes, brushStrokes } from './brush-strokes';

/**
 * The inline script of a client's page: says what the visitor's number would be at its rate.
 * Without a number, or with storage blocked, it says nothing.
 */
window.pageStarts ??= [];
window.pageStarts.push(() => {
  const show = () => {
    const visitor = readNumber();
    for (const place of document.querySelectorAll<HTMLElement>('[data-yours]')) {
      place.hidden = !visitor;
      if (visitor) write(place, visitor);
    }
  };
  forgetOnPress();
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
  addEventListener(NUMBER_CHANGED, show);
  show();
});

/**
 * Says what the visitor's number would be at the page's rate, or at that of the home page where the
 * page has none of its own, and paints both on the sheet.
 */
function write(place: HTMLElement, visitor: VisitorNumber): void {
  const rate = Number(place.dataset.yours);
  const comesTo = written(rate ? toTwoDigits(visitor.number * rate) : visitor.comesTo);
  const [figure, yours] = place.querySelectorAll('span');
  if (figure) figure.textContent = comesTo;
  if (yours) yours.textContent = visitor.said;
  const [was, is] = place.querySelectorAll('g');
  if (was) paint(was, brushStrokes(visitor.written, 'was'));
  if (is) paint(is, brushStrokes(comesTo, 'is'));
}

/** Paints a number and its rule into a row of the sheet. */
function paint(row: Element, { text, rule, width }: BrushStrokes): void {
  row.firstElementChild?.setAttribute('d', text);
  row.lastElementChild?.setAttribute('d', rule);
  row.setAttribute('stroke-width', `${width}`);
}
