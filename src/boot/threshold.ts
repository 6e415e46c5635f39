/** Pixels of scroll beyond which Enquire Now shows; at exactly this many it is hidden. */
export const THRESHOLD = 200;

/** Shows Enquire Now beyond the threshold. React sets the same attribute to the same value. */
export function followScroll(): void {
  const { dataset } = document.querySelector('[data-shown]') as HTMLElement;
  addEventListener('scroll', () => {
    dataset.shown = `${scrollY > THRESHOLD}`;
  });
}
