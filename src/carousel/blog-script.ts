/** The inline script of the blog list, in addition to that of every page. */
import { runCarousel } from './carousel-script';

window.startPage = runCarousel;
