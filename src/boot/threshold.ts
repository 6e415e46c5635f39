/** Pixels of scroll beyond which Enquire Now shows; at exactly this many it is hidden. */
export const THRESHOLD = 200;

/** Shows Enquire Now beyond the threshold. React sets the same attribute to the same value. */
export function followScroll(): void {
  const floats = document.querySelector<HTMLElement>('[data-shown]');
  // Framed pages have none.
  if (!floats) return;
  addEventListener('scroll', () => {
    floats.dataset.shown = `${scrollY > THRESHOLD}`;
  });
}
