/** The inline script of articles, in addition to that of every page. */
import { copyOnPress } from './copy';
import { markHeadings } from './headings';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  // A shared address holds a calculator's figures: it is wanted at once, as if a field had changed.
  if (location.search) {
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('input')
      ?.dispatchEvent(new Event('input', { bubbles: true }));
  }
  markHeadings([...document.querySelectorAll<HTMLAnchorElement>('nav li [href^="#"]')]);
  const parts = document.getElementById('parts') as HTMLElement;
  parts.onclick = ({ target }) => (target as Element).closest('a') && parts.hidePopover();
  copyOnPress();
  // The article's data are in the head while it is shown, also after the back/forward cache.
  const data = document.querySelector('[type="application/ld+json"]') as Element;
  addEventListener('pagehide', () => data.remove());
  addEventListener('pageshow', () => document.head.append(data));
});
