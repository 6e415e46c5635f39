/**
 * Marks in each table of contents the link to the heading that is being read. An IntersectionObserver
 * fires only when a heading crosses three tenths of the window's height, so that scrolling runs no
 * script and forces no layout.
 */
export function markContents(links: readonly HTMLAnchorElement[]): void {
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)) as Element);
  /** The index of the last heading above three tenths of the window's height. */
  let current = -1;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = headings.indexOf(target);
        current = isIntersecting ? Math.max(current, at) : Math.min(current, at - 1);
      }
      links.forEach((link, index) => {
        link.ariaCurrent = headings[index] === headings[current] ? 'location' : null;
      });
    },
    // The root begins far above the window, so a heading that intersects it has been passed.
    { rootMargin: '9999999px 0px -70%' },
  );
  for (const heading of headings) observer.observe(heading);
}
