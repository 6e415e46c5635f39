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
  const sizes = pictures.map((picture) => picture.sizes);
  document.getElementById('articles')?.addEventListener('change', ({ target }) => {
    const isAll = (target as HTMLInputElement).value === 'all';
    // While one category is chosen, each of its articles has a wide picture, as the first always has.
    pictures.forEach((picture, index) => {
      picture.sizes = sizes[isAll ? index : 0] as string;
    });
  });
  choose(location.hash);
  addEventListener('hashchange', () => choose(location.hash || '#all'));
}
