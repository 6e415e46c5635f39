/**
 * The payload of a page, as Waku names it, below the public folder:
 * `/about/index.html` has `RSC/R/about.txt`.
 *
 * @param page the page's file, or its path
 */
export function payloadOf(page: string): string {
  const route = page.replace(/^\//, '').replace(/\/?index\.html$|\.html$/, '');
  return `RSC/R/${route === '' ? '_root' : route}.txt`;
}
