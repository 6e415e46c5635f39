import { readNumber, showNumber } from './visitor-number';

/**
 * Choices for all pages: the theme, and whether everything that moves by itself is paused. Each is
 * the `name` of its controls, its key in `localStorage` and its `data-` attribute of `<html>`.
 */
const CHOICES = ['theme', 'paused'];

/** The window's event when a choice was applied: made here, in another tab or around an iframe. */
export const CHOSEN = 'chosen';

/** Applies and stores a choice; with storage blocked, the choice ends with the page. */
export function choose(name: string, value: string): void {
  try {
    localStorage[name] = value;
  } catch {}
  apply(name, value);
}

/** Whether the visitor has paused motion. */
export const isPaused = (): boolean => document.documentElement.dataset.paused === 'true';

/** Whether the visitor's system asks for reduced motion. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/** Sets a choice on the page, and on all its controls that are parsed so far. */
function apply(name: string, value: string): void {
  document.documentElement.dataset[name] = value;
  for (const input of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`))
    input.checked = value === 'true' || value === input.value;
  dispatchEvent(new Event(CHOSEN));
}

/** Applies the stored choices, and shows the visitor's number. */
export function restoreChoicesAndNumber(): void {
  showNumber(readNumber());
  try {
    for (const name of CHOICES) {
      if (localStorage[name]) apply(name, localStorage[name]);
    }
  } catch {}
}

/** Restores the choices before the first paint, and handles their controls. */
export function followChoices(): void {
  restoreChoicesAndNumber();
  // Another tab, or the page around an iframe, may have changed a choice.
  for (const event of ['pageshow', 'storage']) addEventListener(event, restoreChoicesAndNumber);
  addEventListener('change', ({ target }) => {
    const { name, value, checked } = target as HTMLInputElement;
    // The value of a checkbox without one is “on”.
    const update = () => choose(name, value === 'on' ? `${checked}` : value);
    if (!CHOICES.includes(name)) return;
    // Where the browser can, a new theme opens outward from the meridian. A pause moves nothing.
    // If the transition is skipped, as when the window is resized, the choice still applies.
    if (name === 'theme' && document.startViewTransition)
      document.startViewTransition(update).ready.catch(() => {});
    else update();
  });
}
