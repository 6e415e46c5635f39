import { readNumber, showNumber } from './visitor-number';

/**
 * Choices for all pages: the theme, and whether everything that moves by itself is paused. Also the
 * names of the controls.
 */
const CHOICES = ['theme', 'paused'];

/** Told to the document when a choice has changed: here, in another tab, or around a frame. */
export const CHOSEN = 'chosen';

/** Applies a choice to the page and stores it. If storage is blocked, it is lost with the page. */
export function choose(name: string, value: string): void {
  try {
    localStorage[name] = value;
  } catch {}
  apply(name, value);
}

/** Whether the visitor has paused motion. */
export const isPaused = (): boolean => document.documentElement.dataset.paused === 'true';

/** Sets a choice on the page and on the controls that have been parsed. */
function apply(name: string, value: string): void {
  document.documentElement.dataset[name] = value;
  for (const input of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`))
    input.checked = value === 'true' || value === input.value;
  dispatchEvent(new Event(CHOSEN));
}

/** Applies the stored choices, and shows the visitor's number. */
export function restoreChoices(): void {
  showNumber(readNumber());
  try {
    for (const name of CHOICES) if (localStorage[name]) apply(name, localStorage[name]);
  } catch {}
}

/** Restores the choices before the first paint, and handles their controls. */
export function followChoices(): void {
  restoreChoices();
  // Another tab, or the page around a frame, may have changed a choice.
  for (const event of ['pageshow', 'storage']) addEventListener(event, restoreChoices);
  addEventListener('change', ({ target }) => {
    const { name, value, checked } = target as HTMLInputElement;
    // A checkbox without a value has “on”.
    const update = () => choose(name, value === 'on' ? `${checked}` : value);
    if (!CHOICES.includes(name)) return;
    // A theme opens outward from the line, where the browser can. A pause moves nothing.
    // The movement may be given up, as when the window changes meanwhile; the choice stands.
    if (name === 'theme' && document.startViewTransition)
      document.startViewTransition(update).ready.catch(() => {});
    else update();
  });
}
