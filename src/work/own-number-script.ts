import {
  followNumber,
  forgetOnPress,
  type VisitorNumber,
  writePart,
  written,
} from '../parts/script/visitor-number';
import { type BrushRow, brushStrokes } from './brush-strokes';

/**
 * The inline script of Hair Nova's page and of `/wall`, the sheet to print. It repeats what the home
 * page said that the visitor's number would be; without a number, or with storage blocked, it says
 * nothing. It also prints, on a press of the button with `data-print`, and forgets the number.
 */
window.pageStarts ??= [];
window.pageStarts.push(() => {
  forgetOnPress();
  for (const button of document.querySelectorAll<HTMLElement>('[data-print]'))
    button.onclick = () => print();
  followNumber((visitor) => {
    for (const element of document.querySelectorAll<HTMLElement>('[data-own-number]')) {
      element.hidden = !visitor;
      if (visitor) write(element, visitor);
    }
  });
});

/** Writes the visitor's number and what it comes to into an element, and paints both on a sheet. */
function write(element: HTMLElement, visitor: VisitorNumber): void {
  const comesTo = written(visitor.comesTo);
  writePart(element, 'comes-to', comesTo);
  writePart(element, 'said', visitor.said);
  writePart(element, 'terms', visitor.terms);
  paint(element, 'was', visitor.written);
  paint(element, 'is', comesTo);
}

/** Paints a number and its rule into a row of the sheet, where there is one. */
function paint(element: HTMLElement, which: BrushRow, number: string): void {
  const row = element.querySelector(`[data-row=${which}]`);
  if (!row) return;
  const { text, rule, width } = brushStrokes(number, which);
  row.querySelector('[data-part=text]')?.setAttribute('d', text);
  row.querySelector('[data-part=rule]')?.setAttribute('d', rule);
  // Strokes are 1 em wide.
  row.setAttribute('font-size', `${width}`);
}
