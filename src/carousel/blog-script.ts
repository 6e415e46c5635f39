/** The inline script of the blog list, in addition to that of every page. */
import { runCarousel } from './carousel-script';

window.startPage = () => {
  // A category in the address, or pressed beside the title, opens the list at it; Back opens all again.
  const choose = (hash: string) =>
    document
      .querySelector<HTMLInputElement>(`[name=category][value="${CSS.escape(hash.slice(1))}"]`)
      ?.click();
  choose(location.hash);
  addEventListener('hashchange', () => choose(location.hash || '#all'));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-trades] a'))
    link.onclick = () => choose(link.hash);
  return runCarousel();
};
