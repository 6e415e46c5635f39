/** The script that articles inline beside the one of every page. */
import { markHeadings } from './headings';
import { copyOnPress } from './share';

window.startPage = () => {
  markHeadings(document.querySelector('[data-contents]') as Element);
  return copyOnPress;
};
