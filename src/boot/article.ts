/** The inline script of articles, in addition to that of every page. */
import { markHeadings } from './headings';
import { copyOnPress } from './share';

const BUBBLING = { bubbles: true };

window.startPage = () => {
  // A shared URL holds a calculator's values: hydrate at once, as if a field had been focused.
  if (location.search) {
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('[data-wake]')
      ?.dispatchEvent(new Event('input', BUBBLING));
  }
  markHeadings(document.querySelector('[data-contents]') as Element);
  return copyOnPress;
};
