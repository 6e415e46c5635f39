/**
 * The inline script of the home page, in addition to that of every page. Wherever the page names a
 * client's rate (`data-rate`: under the field, and in the testimonials), it writes what the
 * visitor's number would be at that rate. It keeps the number for the session.
 */
import { prefersReducedMotion } from '../parts/script/choices';
import { keepNumber, readNumber, toTwoDigits, written } from '../parts/script/visitor-number';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  const form = document.querySelector('[data-number-field]') as HTMLFormElement;
  const field = form.querySelector('input') as HTMLInputElement;
  // Only without script is the field posted with the enquiry.
  field.removeAttribute('form');
  const units = form.elements.namedItem('counts') as RadioNodeList;
  // The sentence that says which numbers the field takes.
  const limits = form.elements.namedItem('limits') as HTMLOutputElement;
  // The text that a screen reader says once typing rests.
  const announced = form.elements.namedItem('announced') as HTMLOutputElement;
  let resting: ReturnType<typeof setTimeout> | undefined;
  // The word of the headline, “nought.”, that the visitor's number replaces (`home-hero.tsx`).
  const headlineWord = document.querySelector<HTMLElement>('[data-begin]');
  const figureIn = () => Number(field.value.replaceAll(',', ''));
  /** The number in the field; 0 where the field is empty or invalid. */
  const typed = () => (field.validity.valid ? figureIn() : 0);

  /**
   * Writes what the number, or the field's example, becomes at each client's rate; without a
   * number, the rates themselves.
   */
  const show = (number = typed()) => {
    const limit = (field.value === '0' && limits.dataset.zero) || limits.defaultValue;
    // A screen reader would say the text again if it were written again.
    if (limits.value !== limit) limits.value = limit;
    for (const result of document.querySelectorAll<HTMLElement>('[data-rate]')) {
      const rate = Number(result.dataset.rate);
      const write = (figure: number) =>
        number ? written(toTwoDigits(figure)) : `${written(figure)}×`;
      const comesTo = (number || 1) * rate;
      const figure = result.querySelector('[data-figure]');
      const scale = result.querySelector<HTMLElement>('[data-scale]');
      if (figure) figure.textContent = write(comesTo);
      if (!scale) {
        // A testimonial, which has no scale, is about one unit: beside a number in another unit it
        // says nothing.
        result.hidden = !typed() || result.dataset.counts !== units.value;
        continue;
      }
      // The scale ends at 1, 2 or 5 times a power of ten, a tenth or more beyond the number.
      const power = 10 ** Math.floor(Math.log10(comesTo));
      const end = power * ([2, 5, 10].find((times) => comesTo <= 0.9 * times * power) ?? 20);
      result.style.setProperty('--rate', `${rate}`);
      result.style.setProperty('--at', `${(100 * comesTo) / end}%`);
      scale.dataset.end = write(end);
    }
    if (headlineWord) headlineWord.dataset.begin = number ? `${written(number)}.` : '';
  };

  const stored = readNumber();
  if (stored) {
    units.value = stored.unit;
    field.value ||= stored.written;
  }
  form.oninput = () => {
    // Digits are grouped while the caret stands after them, where it stays.
    if (figureIn() && field.selectionEnd === field.value.length) field.value = written(figureIn());
    show();
    const result = form.querySelector<HTMLElement>('label:has(:checked) + *');
    // On a phone the keyboard may cover the result.
    result?.scrollIntoView({ block: 'nearest' });
    // If each key were announced, “1”, “12” and “123” would be three results.
    clearTimeout(resting);
    resting = setTimeout(() => {
      announced.value = `${result?.innerText}`;
    }, 700);
    const number = typed();
    if (!number) return keepNumber(null);
    const unit = units.value;
    const { singular } = (form.querySelector(':checked') as HTMLElement).dataset;
    keepNumber({
      unit,
      number,
      comesTo: toTwoDigits(number * Number(result?.dataset.rate)),
      written: written(number),
      said: `${written(number)} ${number > 1 ? unit : singular} ${form.dataset.numberField}`,
      terms: `${result?.querySelector('[data-part=terms]')?.textContent}`,
    });
  };
  form.onsubmit = () => false;
  show();
  // For visitors who do not type, the field's example is shown once, in the headline and in what
  // it becomes.
  if (!headlineWord || prefersReducedMotion()) return;
  setTimeout(() => {
    if (field.value) return;
    show(Number(headlineWord.dataset.sample));
    setTimeout(show, 3000);
  }, 1500);
});
