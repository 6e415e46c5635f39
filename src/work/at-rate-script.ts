import {
  followNumber,
  forgetOnPress,
  toTwoDigits,
  type VisitorNumber,
  writePart,
  written,
} from '../parts/script/visitor-number';
import { type BrushRow, brushStrokes } from './brush-strokes';

/**
 * The inline script of a client's page and of the sheet to print: it says what the visitor's number
 * would be at the client's rate. Without a number, or with storage blocked, it says nothing.
 */
window.pageStarts ??= [];
window.pageStarts.push(() => {
  forgetOnPress();
  document.querySelector('[data-print]')?.addEventListener('click', () => print());
  followNumber((visitor) => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-at-rate]')) {
      place.hidden = !visitor;
      if (visitor) write(place, visitor);
    }
  });
});

/**
 * Writes the visitor's number, and what it would be at the page's rate, into an element with
 * `data-at-rate`, and paints both where the element is a sheet. Where the attribute is empty, the
 * growth is the one that the home page showed.
 */
function write(place: HTMLElement, visitor: VisitorNumber): void {
  const rate = Number(place.dataset.atRate);
  const comesTo = written(rate ? toTwoDigits(visitor.number * rate) : visitor.comesTo);
  writePart(place, 'comes-to', comesTo);
  writePart(place, 'said', visitor.said);
  paint(place, 'was', visitor.written);
  paint(place, 'is', comesTo);
}

/** Paints a number and its rule into a row of the sheet, where there is one. */
function paint(place: HTMLElement, which: BrushRow, number: string): void {
  const row = place.querySelector(`[data-row=${which}]`);
  if (!row) return;
  const { text, rule, width } = brushStrokes(number, which);
  row.querySelector('[data-part=text]')?.setAttribute('d', text);
  row.querySelector('[data-part=rule]')?.setAttribute('d', rule);
  row.setAttribute('stroke-width', `${width}`);
}
