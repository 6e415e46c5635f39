declare global {
  interface Document {
    /** Present in browsers that can prerender pages. */
    readonly prerendering?: boolean;
  }
}

/** How long a mouse rests on a link before its page is fetched, in milliseconds. */
const REST = 100;

/**
 * Fetches the page of a link ahead, when a mouse has moved onto the link and rests. Each page is
 * fetched once, and only for links to which the site gives `data-ahead`. Scrolling under a resting
 * pointer does not count.
 *
 * Where there are speculation rules, they prerender the links marked here. Other browsers fetch the
 * page into their cache, by script: Safari knows no `<link rel="prefetch">`, and in Firefox a strict
 * `default-src` forbids it. Any other page is prerendered at the press of a mouse, but not of a
 * finger, which may be about to scroll.
 */
export function fetchAhead(): void {
  let resting: ReturnType<typeof setTimeout>;
  addEventListener('mousemove', ({ target }) => {
    // Turns on the rule for presses in `html/island-page.ts`, which a finger must not.
    document.documentElement.dataset.mouse = '';
    clearTimeout(resting);
    const link = (target as Element).closest?.<HTMLAnchorElement>('[data-ahead=""]');
    if (!link) return;
    resting = setTimeout(() => {
      // The rules in `html/island-page.ts` prerender the link's page.
      link.dataset.ahead = '1';
      // After a failure, the click requests the page again.
      if (!('prerendering' in document)) fetch(link.href).catch(() => {});
    }, REST);
  });
}
