/**
 * The payload file of a page. Hand-written: Waku exports `unstable_encodeRoutePath` from a client
 * module only, which cannot be called in the `react-server` build.
 *
 * A page's payload as Waku names it, below the public folder:
 * `/about/index.html` has `RSC/R/about.txt`.
 *
 * @param page the page's file, or its path
 */
export function payloadOf(page: string): string {
  const route = page.replace(/^\//, '').replace(/\/?index\.html$|\.html$/, '');
  return `RSC/R/${route === '' ? '_root' : route}.txt`;
}
