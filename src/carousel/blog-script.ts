/** The inline script of the blog list, in addition to that of every page. */
import { runCarousel } from './carousel-script';

window.pageStarts ??= [];
window.pageStarts.push(() => {
  // A category in the address filters the list; Back shows all again.
  const choose = (hash: string) =>
    document
      .querySelector<HTMLInputElement>(`[name=category][value="${CSS.escape(hash.slice(1))}"]`)
      ?.click();
  const files = [...document.querySelectorAll<HTMLSourceElement>('#articles picture > [sizes]')];
  // The `sizes` of a wide picture, as the first article's is.
  const wide = files[0]?.sizes ?? '';
  // While one category is chosen, each of its articles has a wide picture.
  document.getElementById('articles')?.addEventListener('change', ({ target }) => {
    const isAll = (target as HTMLInputElement).value === 'all';
    for (const file of files) {
      file.dataset.built ??= file.sizes;
      file.sizes = isAll ? file.dataset.built : wide;
    }
  });
  choose(location.hash);
  addEventListener('hashchange', () => choose(location.hash || '#all'));
  return runCarousel();
});
