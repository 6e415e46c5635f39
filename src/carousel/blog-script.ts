/**
 * The inline script of the blog's list: its filter and its carousel. It is named for its page,
 * since it runs code of two folders, `articles` and `carousel`.
 */
import { followFilter } from '../articles/article-filter';
import { runCarousel } from './run-carousel';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  followFilter();
  // `runCarousel` returns the function that the page's script asks about each press while the
  // carousel's island sleeps (`src/layout/window.d.ts`).
  return runCarousel();
});
