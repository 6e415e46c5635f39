/** Day, night, or what the device says. */
export type Theme = 'system' | 'day' | 'night';

/** Puts a theme on the page and remembers it. Where storage is blocked it holds for this page alone. */
export function applyTheme(theme: string): void {
  document.documentElement.dataset.theme = theme;
  try {
    localStorage.theme = theme;
  } catch {}
}

/** Puts the remembered theme on, and checks its radio button where the page has one already. */
export function restoreTheme(): void {
  try {
    const { theme } = localStorage;
    if (!theme) return;
    document.documentElement.dataset.theme = theme;
    const radio = document.querySelector<HTMLInputElement>(`[name=theme][value=${theme}]`);
    if (radio) radio.checked = true;
  } catch {}
}

/** Restores the theme before the first paint and answers the switch until React does. */
export function followTheme(): void {
  restoreTheme();
  // The back/forward cache brings a page back as it was left: the theme may have changed since.
  addEventListener('pageshow', restoreTheme);
  addEventListener('change', ({ target }) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'theme') applyTheme(value);
  });
}
