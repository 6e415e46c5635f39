/** The inline script of articles, in addition to that of every page. */
import { copyOnPress } from './copy';
import { markHeadings } from './headings';

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
  markHeadings([...document.querySelectorAll<HTMLAnchorElement>('nav li [href^="#"]')]);
  const contents = document.getElementById('parts') as HTMLElement;
  contents.onclick = ({ target }) => {
    if ((target as Element).closest('a')) contents.hidePopover();
  };
  copyOnPress();
  // Takes the structured data out of a page that is kept for Back, and puts them in again on return.
  const data = document.querySelector('[type="application/ld+json"]') as Element;
  addEventListener('pagehide', () => data.remove());
  addEventListener('pageshow', () => document.head.append(data));
});
