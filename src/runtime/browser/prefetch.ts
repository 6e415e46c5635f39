/**
 * Gets the page that a link leads to ahead of the click where the browser has no speculation rules,
 * which do more: when the pointer comes to the link, its page is fetched into the cache, once. Not by
 * `<link rel="prefetch">`: Firefox holds that to `default-src`, which the policy closes. Chromium, which
 * has the rules, ignores them by itself where the visitor asked to save data.
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('[href^="/"]:not([data-ahead])');
    if (!link) return;
    link.dataset.ahead = '';
    // What fails is asked for again by the click.
    fetch(link.href).catch(() => {});
  });
}
