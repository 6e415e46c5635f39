/** How long a reading counts up, in milliseconds; as long as the rise. */
const DURATION = 600;

/** Counts an element's readings from nought up to their value, slowing towards the end. */
function runUp(element: HTMLElement): void {
  for (const reading of element.querySelectorAll<HTMLElement>('[data-reading]')) {
    // Those of a part that rises by itself begin with it: begun twice, they would stop short.
    if (reading.closest('[data-rise]') !== element) continue;
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

/** Whether reduced motion is on. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/**
 * Hides elements that are still below the window and reveals each once: when 5 % of it stand in
 * the window, less 50 pixels, so that the movement is seen. The observer reports each element at once, and then
 * only when it becomes visible. `data-rise` holds the state: empty, `waiting` or `risen`. What a
 * fragment or a search leads to rises before it is shown.
 */
export function riseWhenSeen(): void {
  if (prefersReducedMotion()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const { dataset } = target as HTMLElement;
        if (isIntersecting || boundingClientRect.top < innerHeight - 50) {
          observer.unobserve(target);
          if (dataset.rise) {
            dataset.rise = 'risen';
            runUp(target as HTMLElement);
          }
        } else dataset.rise = 'waiting';
      }
    },
    { threshold: 0.05, rootMargin: '-50px' },
  );
  for (const element of document.querySelectorAll('[data-rise]')) observer.observe(element);
}
