/** Whether reduced motion is on. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion)').matches;

/**
 * Hides the elements below the window. Each rises once, when 5 % of it is more than 50 pixels above
 * the window's lower edge, where the movement is seen. An element that has been passed is never
 * hidden. `data-rise` holds the state: empty, `waiting` or `risen`. The observer reports each element
 * at once, and then when it becomes visible; the target of a fragment or a search rises before that.
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
