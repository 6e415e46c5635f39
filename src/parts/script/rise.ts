/** Whether reduced motion is on. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/**
 * Hides elements that are still below the window and reveals each once, when 5 % of it are in the
 * window, less its last 50 pixels, so that the movement is seen. Elements that have been passed are
 * never hidden. The observer reports each element at once, and then only when it becomes visible.
 * `data-rise` holds the state: empty, `waiting` or `risen`. The target of a fragment or a search
 * rises before it is shown.
 */
export function riseWhenSeen(): void {
  if (prefersReducedMotion()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const { dataset } = target as HTMLElement;
        const { top, bottom } = boundingClientRect;
        if (isIntersecting || top < innerHeight - 50) {
          observer.unobserve(target);
          if (dataset.rise) dataset.rise = bottom < 0 ? '' : 'risen';
        } else dataset.rise = 'waiting';
      }
    },
    // Reaches far above the window, to report elements that a jump passes between two frames.
    { threshold: 0.05, rootMargin: '9999999px 0px -50px' },
  );
  for (const element of document.querySelectorAll('[data-rise]')) observer.observe(element);
}
