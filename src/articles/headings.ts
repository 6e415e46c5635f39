/**
 * Marks the current one of the links to headings in each table of contents. An IntersectionObserver
 * fires only when a heading crosses a line at three tenths of the window's height, so that scrolling
 * runs no script and forces no layout.
 */
export function markHeadings(links: readonly HTMLAnchorElement[]): void {
  const headings = links.map((link) => document.getElementById(link.hash.slice(1)) as Element);
  /** The last heading above the line. */
  let current = -1;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const at = headings.indexOf(target);
        current = isIntersecting ? Math.max(current, at) : Math.min(current, at - 1);
      }
      links.forEach((link, at) => {
        link.ariaCurrent = headings[at] === headings[current] ? 'location' : null;
      });
    },
    // From far above the window down to the line: headings that intersect have been passed.
    { rootMargin: '9999999px 0px -70%' },
  );
  for (const heading of headings) observer.observe(heading);
}
