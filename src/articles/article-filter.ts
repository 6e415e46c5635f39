/**
 * Chooses the category of the list that the address names, and fetches wide pictures while one is
 * chosen. The filter itself is CSS (`article-grid.tsx`).
 */
export function followFilter(): void {
  const choose = (hash: string) =>
    document
      .querySelector<HTMLInputElement>(`[name=category][value="${CSS.escape(hash.slice(1))}"]`)
      ?.click();
  const pictures = [...document.querySelectorAll<HTMLSourceElement>('#articles picture > [sizes]')];
  // The `sizes` of the first article's picture, which is always wide.
  const wide = pictures[0]?.sizes ?? '';
  // While one category is chosen, each of its articles has a wide picture.
  document.getElementById('articles')?.addEventListener('change', ({ target }) => {
    const isAll = (target as HTMLInputElement).value === 'all';
    for (const picture of pictures) {
      picture.dataset.built ??= picture.sizes;
      picture.sizes = isAll ? picture.dataset.built : wide;
    }
  });
  choose(location.hash);
  addEventListener('hashchange', () => choose(location.hash || '#all'));
}
