declare global {
  interface Document {
    /** Where pages can be prerendered. */
    readonly prerendering?: boolean;
  }
}

/** How long a mouse rests on a link before its page is fetched, in milliseconds. */
const REST = 100;

/**
 * Fetches the page of a link with `data-ahead` as soon as a mouse has moved onto it and rests, once.
 * A page that scrolls under a resting pointer moves nothing. The speculation rules of the page
 * prerender what is marked here; where there are none it is fetched into the HTTP cache. Not by
 * `<link rel="prefetch">`: Firefox holds that to `default-src`, which a strict policy closes, and
 * Safari has none. Any other page is prerendered at the press, but not for a finger, which may be
 * about to scroll.
 */
export function fetchAhead(): void {
  let resting: ReturnType<typeof setTimeout>;
  addEventListener('mousemove', ({ target }) => {
    document.documentElement.dataset.mouse = '';
    clearTimeout(resting);
    const link = (target as Element).closest?.<HTMLAnchorElement>('[data-ahead=""]');
    if (!link) return;
    resting = setTimeout(() => {
      link.dataset.ahead = '1';
      // A failed request is repeated by the click.
      if (!('prerendering' in document)) fetch(link.href).catch(() => {});
    }, REST);
  });
}
