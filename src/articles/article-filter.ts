/**
 * Chooses the category of the list that the address names, and fetches wide pictures while one is
 * chosen. The filter itself is CSS (`article-grid.tsx`).
 */
export function followFilter(): void {
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
}
