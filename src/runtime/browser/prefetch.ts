/**
 * Gets the page that a link leads to ahead of the click where the browser has no speculation rules,
 * which do more: when the pointer comes to the link, its page is prefetched. Chromium, which has the
 * rules, ignores them by itself where the visitor asked to save data.
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  document.head.append(prefetch);
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('a[href^="/"]');
    if (link) prefetch.href = link.href;
  });
}
