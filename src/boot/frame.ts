/**
 * A page in a frame of this site: a theme that is chosen on the page around it, or in another tab,
 * is followed at once. The script of every page has restored it before the first paint.
 */
addEventListener('storage', ({ key, newValue }) => {
  if (key === 'theme') document.documentElement.dataset.theme = newValue ?? 'system';
});
