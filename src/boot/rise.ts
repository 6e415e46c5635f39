import { runUp } from './run-up';

/** The share of an element that has to be visible before it rises. */
export const AMOUNT = 0.05;
/** Margin around the window that counts as visible. */
export const MARGIN = '50px';

/** Whether reduced motion is on. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Reveals an element: CSS animates it and its scales, and its readings count up. */
export function rise(element: HTMLElement): void {
  element.dataset.rise = 'risen';
  runUp(element);
}

/**
 * Hides elements that are still below the window and reveals each once, when it scrolls into view.
 * The observer reports each element at once, and then only when it becomes visible. `data-rise`
 * holds the state: empty, `waiting` or `risen`.
 */
export function riseWhenSeen(elements: Iterable<HTMLElement>): void {
  if (isStill()) return;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        const element = target as HTMLElement;
        if (isIntersecting) {
          observer.unobserve(element);
          if (element.dataset.rise) rise(element);
        } else if (boundingClientRect.top > innerHeight) element.dataset.rise = 'waiting';
      }
    },
    { threshold: AMOUNT, rootMargin: MARGIN },
  );
  for (const element of elements) observer.observe(element);
}
