/** The inline script of articles, in addition to that of every page. */
import { copyAndShareOnPress } from './copy-and-share';
import { markContents } from './mark-contents';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  // The query of a shared address holds a calculator's figures: an input event wakes its island,
  // which fills them in.
  if (location.search) {
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('input')
      ?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  markContents([...document.querySelectorAll<HTMLAnchorElement>('nav li [href^="#"]')]);
  // The popover of the contents (`article-reader.tsx`).
  const contents = document.getElementById('parts') as HTMLElement;
  contents.onclick = ({ target }) => {
    if ((target as Element).closest('a')) contents.hidePopover();
  };
  copyAndShareOnPress();
  const sources = document.querySelector(
    'details:has(#checked-against)',
  ) as HTMLDetailsElement | null;
  /** Opens the sources for a note that leads there, in browsers that do not do so themselves. */
  const openForNote = () => {
    const source = document.querySelector(':target');
    if (!sources?.contains(source)) return false;
    sources.open = true;
    source?.scrollIntoView();
    return true;
  };
  if (sources && innerWidth < 600) sources.open = openForNote();
  addEventListener('hashchange', openForNote);
  // The client's brief wants the structured data in the head only while the article is shown: they
  // go as the page is left, and return when Back brings it out of the browser's cache.
  const data = document.querySelector('[type="application/ld+json"]') as Element;
  addEventListener('pagehide', () => data.remove());
  addEventListener('pageshow', () => document.head.append(data));
});
