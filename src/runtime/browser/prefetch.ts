/**
 * Prefetches a link's page on hover in browsers without speculation rules: its page is fetched into
 * the HTTP cache, once. Not by `<link rel="prefetch">`: Firefox holds that to `default-src`, which
 * the policy closes. Chromium, which has the rules, ignores them by itself where the visitor asked
 * to save data.
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>('[href^="/"]:not([data-ahead])');
    if (!link) return;
    link.dataset.ahead = '';
    // A failed prefetch is requested again by the click.
    fetch(link.href).catch(() => {});
  });
}
