import {
  forgetOnPress,
  NUMBER_CHANGED,
  readNumber,
  toTwoDigits,
  type VisitorNumber,
  written,
} from '../parts/script/visitor-number';
import digits from './brush-digits.json' with { type: 'json' };

/**
 * Paints a text and its rule into a row of the sheet; a long text is narrower, as in handwriting.
 *
 * @param middle the height of the row's middle, in pixels of the picture
 * @param most the greatest scale of the strokes, which are 100 high
 * @param rule a stroke through or under the text, in hundredths of its size
 */
function paint(row: Element, text: string, middle: number, most: number, rule: string) {
  const all = [...text].map((it) => digits[it as keyof typeof digits]);
  const wide = all.reduce((sum, it) => sum + it.wide, 0);
  const across = Math.min(most, 325 / wide);
  const down = Math.min(most, across * 1.5);
  const left = 508 - (across * wide) / 2;
  const place = (path: string, from: number, by: number) =>
    path.replace(/(\d+) (-?\d+)/g, (_, x, y) => `${from + by * x} ${middle + down * (y - 50)}`);
  let end = left;
  const strokes = all.map((it) => {
    end += across * it.wide;
    return place(it.path, end - across * it.wide, across);
  });
  row.firstElementChild?.setAttribute('d', strokes.join(''));
  row.lastElementChild?.setAttribute('d', place(rule, left, (across * wide) / 100));
  row.setAttribute('stroke-width', `${6 + 6.5 * down}`);
}

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
  addEventListener(NUMBER_CHANGED, show);
  show();
});

/** Says what the visitor's number would be at the client's rate, and paints both on the sheet. */
function write(place: HTMLElement, visitor: VisitorNumber): void {
  const comesTo = written(toTwoDigits(visitor.number * Number(place.dataset.yours)));
  const [figure, yours] = place.querySelectorAll('span');
  if (figure) figure.textContent = comesTo;
  if (yours) yours.textContent = visitor.said;
  const [was, is] = place.querySelectorAll('g');
  if (was) paint(was, visitor.written, 241, 1.64, 'M0 75Q50 48 106 18');
  if (is) paint(is, comesTo, 486, 2.32, 'M0 120Q50 113 102 123');
}
