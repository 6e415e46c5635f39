/** The inline script of the blog list, in addition to that of every page. */
import { runCarousel } from './carousel-script';

window.startPage = () => {
  // A category in the address opens the list at it.
  const chosen = document.querySelector<HTMLInputElement>(
    `[name=category][value="${CSS.escape(location.hash.slice(1))}"]`,
  );
  if (chosen) chosen.checked = true;
  return runCarousel();
};
