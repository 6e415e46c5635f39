/** Day, night, or what the device says. */
export type Theme = 'system' | 'day' | 'night';

/** What a visitor chooses for all pages: the theme, and whether everything that moves by itself is paused. Also names of the controls. */
const CHOICES = ['theme', 'paused'];

/** Puts a choice on the page and remembers it on the device. Where storage is blocked it holds for this page alone. */
export function choose(name: string, value: string): void {
  document.documentElement.dataset[name] = value;
  try {
    localStorage[name] = value;
  } catch {}
}

/** Whether the visitor has paused what moves. */
export const isPaused = (): boolean => document.documentElement.dataset.paused === 'true';

/** Puts on what was chosen before, and shows it in the controls that the page has already. */
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

/** Restores the choices before the first paint and answers their controls until React does. */
export function followChoices(): void {
  restoreChoices();
  // The back/forward cache brings a page back as it was left: a choice may have been changed since.
  addEventListener('pageshow', restoreChoices);
  addEventListener('change', ({ target }) => {
    const { name, value, type, checked } = target as HTMLInputElement;
    if (CHOICES.includes(name)) choose(name, type === 'radio' ? value : `${checked}`);
  });
}
