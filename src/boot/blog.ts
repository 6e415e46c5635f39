/** The script that the blog list inlines beside the one of every page. */
import { runCarousel } from './carousel';

window.startPage = runCarousel;
