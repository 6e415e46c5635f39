/** The inline script of the blog list, in addition to that of every page. */
import { pictureSizes } from '../parts/picture-sizes';
import { runCarousel } from './carousel-script';

window.startPage = () => {
  // A category in the address, or pressed beside the title, opens the list at it; Back opens all again.
  const choose = (hash: string) =>
    document
      .querySelector<HTMLInputElement>(`[name=category][value="${CSS.escape(hash.slice(1))}"]`)
      ?.click();
  // While one category is chosen each of its articles leads: its picture is wider than in the list of all.
  const files = [...document.querySelectorAll<HTMLSourceElement>('#articles picture > [sizes]')];
  const built = files.map(({ sizes }) => sizes);
  document.getElementById('articles')?.addEventListener('change', () => {
    const isAll = document.querySelector<HTMLInputElement>('#articles [value=all]')?.checked;
    for (const [at, file] of files.entries())
      file.sizes = isAll ? (built[at] ?? '') : pictureSizes.left;
  });
  choose(location.hash);
  addEventListener('hashchange', () => choose(location.hash || '#all'));
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-trades] a'))
    link.onclick = () => choose(link.hash);
  return runCarousel();
};
