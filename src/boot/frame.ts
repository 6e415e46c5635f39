/**
 * For framed pages: follows a change of theme in the surrounding page or another tab at once. The
 * script of every page restores it before the first paint.
 */
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'theme') document.documentElement.dataset.theme = newValue ?? 'system';
});
