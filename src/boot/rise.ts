import { runUp } from './run-up';

/** The share of a part that has to be seen before it rises. */
export const AMOUNT = 0.05;
/** How far outside the window counts as seen. */
export const MARGIN = '50px';

/** Whether nothing may move. */
export const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Lets a part that waits rise: CSS moves it and draws its scales, its readings count up. */
export function rise(element: HTMLElement): void {
  element.dataset.rise = 'risen';
  runUp(element);
}

/**
 * Hides what is still below the window and lets each part rise, once, when it is seen. The observer
 * tells of each part at once, and then only when it comes into view. `data-rise` says how far it has
 * come: nothing, `waiting` or `risen`.
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
