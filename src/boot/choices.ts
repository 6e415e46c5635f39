/** Day, night, or the device's setting. */
export type Theme = 'system' | 'day' | 'night';

/**
 * Choices for all pages: the theme, and whether everything that moves by itself is paused. Also the
 * names of the controls.
 */
const CHOICES = ['theme', 'paused'];

/** Applies a choice to the page and stores it. If storage is blocked, it is lost with the page. */
export function choose(name: string, value: string): void {
  document.documentElement.dataset[name] = value;
  try {
    localStorage[name] = value;
  } catch {}
}

/** Whether the visitor has paused motion. */
export const isPaused = (): boolean => document.documentElement.dataset.paused === 'true';

/** Applies the stored choices, also to the controls that have been parsed. */
export function restoreChoices(): void {
  try {
    for (const name of CHOICES) {
      const value = localStorage[name];
      if (!value) continue;
      document.documentElement.dataset[name] = value;
      for (const input of document.querySelectorAll<HTMLInputElement>(`[name=${name}]`)) {
        input.checked = value === 'true' || value === input.value;
      }
    }
  } catch {}
}

/** Events after which another tab, or the page around a frame, may have changed a choice. */
export const CHANGED_ELSEWHERE = ['pageshow', 'storage'];

/** Restores the choices before the first paint, and handles their controls until hydration. */
export function followChoices(): void {
  restoreChoices();
  for (const event of CHANGED_ELSEWHERE) addEventListener(event, restoreChoices);
  addEventListener('change', ({ target }) => {
    const { name, value, type, checked } = target as HTMLInputElement;
    if (CHOICES.includes(name)) choose(name, type === 'radio' ? value : `${checked}`);
  });
}
