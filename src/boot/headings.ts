/**
 * Marks the current entry of a table of contents. An observer is told only when a heading passes the
 * reading line, at three tenths of the window's height, so that scrolling itself runs no script and
 * measures nothing.
 *
 * @param contents holds the links; each names its heading by `href`
 * @returns ends it
 */
export function markHeadings(contents: Element): () => void {
  const links = new Map<Element, Element>();
  const passed = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) passed.add(target);
        else passed.delete(target);
      }
      let current: Element | undefined;
      for (const [heading, link] of links) {
        link.removeAttribute('aria-current');
        if (passed.has(heading)) current = link;
      }
      current?.setAttribute('aria-current', 'location');
    },
    // From far above the window down to the line: what intersects has been passed.
    { rootMargin: '9999999px 0px -70%' },
  );
  for (const link of contents.querySelectorAll('a')) {
    const heading = document.getElementById(link.getAttribute('href')?.slice(1) as string);
    if (!heading) continue;
    links.set(heading, link);
    observer.observe(heading);
  }
  return () => observer.disconnect();
}
