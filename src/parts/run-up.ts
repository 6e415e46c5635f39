/** How long a reading counts up, in milliseconds; as long as the rise. */
const DURATION = 600;

/** Counts the readings inside an element from nought up to their value, once, slowing towards the end. */
export function runUp(element: HTMLElement): void {
  for (const reading of element.querySelectorAll<HTMLElement>('[data-reading]')) {
    const value = reading.textContent;
    let start = 0;
    const next = (now: number) => {
      start ||= now;
      const left = Math.max(0, 1 - (now - start) / DURATION);
      if (left) requestAnimationFrame(next);
      reading.textContent = value.replace(
        /\d+/,
        (figure) => `${Math.round(+figure * (1 - left ** 3))}`,
      );
    };
    requestAnimationFrame(next);
  }
}
