/** The script that articles inline beside the one of every page. */
import { markHeadings } from './headings';
import { copyOnPress } from './share';

window.noughtlineAnswer = copyOnPress;
addEventListener('DOMContentLoaded', () => {
  const contents = document.querySelector('[data-contents]');
  if (contents) markHeadings(contents);
});
