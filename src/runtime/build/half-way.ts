/** How many of a page's elements stand before its middle: the first to be laid out wait for the fonts, and take longer. */
const SHARE = 0.45;
const ELEMENT = /<[a-z]/g;
/**
 * Where the mark may stand: before a section, a heading or the footer, and after something that
 * has ended. No rule counts siblings there, and no list has a child that is no item.
 */
const PLACE = /(?<=<\/[a-z0-9]+>\s*)<(?:section|h2|h3|footer)[\s>]/g;

/**
 * Marks the middle of a page for the boot script, which has the browser lay out
 * what stands before the mark while the rest is still to be parsed: two tasks of
 * about half the length where there was one. The script then takes the mark away,
 * so that React finds the page as it rendered it; where no script runs it stays, and is hidden.
 *
 * @param html a page as it is sent
 * @returns the page with its mark; as it was where it has no place for one
 */
export function markHalf(html: string): string {
  const body = html.indexOf('<body');
  const elements = placesOf(ELEMENT, html, body);
  const middle = elements[Math.floor(elements.length * SHARE)] ?? body;
  let nearest: number | undefined;
  for (const place of placesOf(PLACE, html, body)) {
    if (nearest === undefined || Math.abs(place - middle) < Math.abs(nearest - middle))
      nearest = place;
  }
  if (nearest === undefined) return html;
  return `${html.slice(0, nearest)}<page-half hidden></page-half>${html.slice(nearest)}`;
}

function placesOf(pattern: RegExp, html: string, from: number): number[] {
  return [...html.slice(from).matchAll(pattern)].map(({ index }) => from + index);
}
