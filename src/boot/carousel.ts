import { choose, isPaused } from './choices';
import { isStill } from './rise';

/** How long each view stays, in milliseconds. */
export const STAY = 4000;

/**
 * Runs the carousel of the blog list until hydration, on a scroll-snap row: it advances every four
 * seconds, loops, pauses on hover and stops for good at any interaction.
 *
 * @returns handles a press; returns whether the button belongs to the carousel
 */
export function runCarousel(): (button: HTMLElement) => boolean {
  const { dataset } = document.querySelector('[data-rotation]') as HTMLElement;
  const row = document.querySelector('[data-row]') as HTMLElement;
  const go = (by: number) => {
    const width = (row.querySelector('[role=group]') as HTMLElement).offsetWidth;
    const views = Math.round((row.scrollWidth - row.clientWidth) / width) + 1;
    const view = Math.round(row.scrollLeft / width) + by + views;
    row.scrollTo({ left: (view % views) * width });
  };
  const stopAndGo = (by: number) => {
    dataset.rotation = 'off';
    go(by);
  };
  setInterval(() => {
    const turns = document.querySelector('[data-js=""] [data-rotation=on] [data-row]:not(:hover)');
    // A prerendering page is hidden too.
    if (turns && !isPaused() && !isStill() && !document.hidden) go(1);
  }, STAY);
  for (const sign of ['pointerdown', 'focusin', 'keydown']) {
    addEventListener(sign, (event) => {
      // Pressing the start/stop button also focuses it: that focus must not stop the carousel.
      const isTouched = (event.target as Element).closest?.(
        '[data-js=""] :is([data-row],[data-by],[data-rotate]:focus-visible)',
      );
      const by = { ArrowLeft: -1, ArrowRight: 1 }[(event as KeyboardEvent).key];
      if (isTouched && (by || sign !== 'keydown')) stopAndGo(by ?? 0);
    });
  }
  return ({ dataset: { by, rotate } }) => {
    if (by) stopAndGo(Number(by));
    if (rotate === '') choose('paused', `${!isPaused()}`);
    return !!by || rotate === '';
  };
}
