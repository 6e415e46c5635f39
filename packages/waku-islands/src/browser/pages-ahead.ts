declare global {
  interface Document {
    /** Present in browsers that can prerender pages. */
    readonly prerendering?: boolean;
  }
}

/** How long a mouse rests on a link before its page is fetched, in milliseconds. */
const REST = 100;

/**
 * Fetches the page of a link with `data-ahead` as soon as a mouse has moved onto it and rests, once.
 * Scrolling under a resting pointer does not count. The page's speculation rules prerender links
 * marked here; browsers without these rules fetch into the HTTP cache, but not by
 * `<link rel="prefetch">`: Firefox holds that to `default-src`, which a strict policy closes, and
 * Safari lacks it. Any other page is prerendered at the press, except for a finger, which may be
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
      // After a failure, the click requests the page again.
      if (!('prerendering' in document)) fetch(link.href).catch(() => {});
    }, REST);
  });
}
