/** The script that articles inline beside the one of every page. */
import { markHeadings } from './headings';
import { copyOnPress } from './share';

const BUBBLING = { bubbles: true };

window.startPage = () => {
  // A shared address of a calculator brings figures: hydrate at once, as if its field was approached.
  if (location.search) {
    document
      .getElementById(location.hash.slice(1))
      ?.querySelector('[data-wake]')
      ?.dispatchEvent(new Event('input', BUBBLING));
  }
  markHeadings(document.querySelector('[data-contents]') as Element);
  return copyOnPress;
};
