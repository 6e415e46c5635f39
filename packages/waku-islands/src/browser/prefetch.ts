/**
 * Prefetches the page of a hovered link in browsers without speculation rules: it is fetched into
 * the HTTP cache, once. Not by `<link rel="prefetch">`: Firefox holds that to `default-src`, which a
 * strict policy closes, and Safari has none. Pages only: files have a dot in their names.
 */
export function prefetchPages(): void {
  if (HTMLScriptElement.supports?.('speculationrules')) return;
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest?.<HTMLAnchorElement>(
      '[href^="/"]:not([href*="."],[target],[data-ahead])',
    );
    if (!link) return;
    link.dataset.ahead = '';
    // A failed prefetch is requested again by the click.
    fetch(link.href).catch(() => {});
  });
}
