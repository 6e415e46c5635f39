import { prefersReducedMotion } from './choices';

/**
 * Hides the elements with `data-rise` below the window. Each rises once, when 5 % of it is more
 * than 50 pixels above the window's lower edge. An element above the window is never hidden. The
 * attribute holds the state: empty, `waiting` or `risen`. The observer reports each element when it
 * begins to observe it, and again when it comes into view.
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
