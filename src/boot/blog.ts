/** The script that the blog list inlines beside the one of every page. */
import { runCarousel } from './carousel';

addEventListener('DOMContentLoaded', () => {
  window.noughtlineAnswer = runCarousel();
});
