/** Pixels of scroll beyond which Enquire Now shows; at exactly this many it is hidden. */
const THRESHOLD = 200;

/** Shows Enquire Now while the page is scrolled beyond the threshold. */
export function showEnquireNow(): void {
  const enquireNow = document.querySelector<HTMLElement>('[data-shown]');
  // Pages in frames have no header.
  if (!enquireNow) return;
  const show = () => {
    enquireNow.dataset.shown = `${scrollY > THRESHOLD}`;
  };
  addEventListener('scroll', show);
  // The browser may have restored the scroll position before this listener was added.
  show();
}
