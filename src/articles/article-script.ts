/** The inline script of articles, in addition to that of every page. */
import { copyOnPress } from './copy';
import { markHeadings } from './headings';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  // A shared address holds a calculator's figures: so its island wakes at once, as on a change.
  if (location.search) {
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('input')
      ?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  markHeadings([...document.querySelectorAll<HTMLAnchorElement>('nav li [href^="#"]')]);
  const parts = document.getElementById('parts') as HTMLElement;
  parts.onclick = ({ target }) => {
    if ((target as Element).closest('a')) parts.hidePopover();
  };
  copyOnPress();
  // The article's structured data stay in the head while it is shown, also after a return by Back.
  const data = document.querySelector('[type="application/ld+json"]') as Element;
  addEventListener('pagehide', () => data.remove());
  addEventListener('pageshow', () => document.head.append(data));
});
