/**
 * The inline script of the blog's list: its filter and its carousel. It is named for its page,
 * since it runs code of two folders, `articles` and `carousel`.
 */
import { followFilter } from '../articles/article-filter';
import { runCarousel } from './run-carousel';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  followFilter();
  // What the function returns answers presses on the carousel before its island is awake.
  return runCarousel();
});
