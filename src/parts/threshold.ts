/** Pixels of scroll beyond which Enquire Now shows; at exactly this many it is hidden. */
const THRESHOLD = 200;

/** Whether the page is scrolled beyond the threshold. */
export const isScrolled = (): boolean => scrollY > THRESHOLD;

/** Shows Enquire Now beyond the threshold. */
export function followScroll(): void {
  const floats = document.querySelector<HTMLElement>('[data-shown]');
  // Framed pages have none.
  if (!floats) return;
  addEventListener('scroll', () => {
    floats.dataset.shown = `${isScrolled()}`;
  });
}
