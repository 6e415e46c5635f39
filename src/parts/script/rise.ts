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
          if (dataset.rise) dataset.rise = 'risen';
        } else dataset.rise = 'waiting';
      }
    },
    { threshold: 0.05, rootMargin: '-50px' },
  );
  for (const element of document.querySelectorAll('[data-rise]')) observer.observe(element);
}
