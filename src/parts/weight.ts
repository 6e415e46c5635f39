/** Adds the code of islands, as it arrives, to the script that the footer states for the page. */
export function countScript(): void {
  const figure = document.querySelector('[data-weight=script]');
  if (!figure) return;
  let bytes = Number(figure.textContent) * 1000;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      // The import that follows reads the cache.
      if (entry.initiatorType === 'fetch' && entry.name.endsWith('.js'))
        bytes += entry.encodedBodySize;
    }
    figure.textContent = (bytes / 1000).toFixed(1);
  }).observe({ type: 'resource', buffered: true });
}
