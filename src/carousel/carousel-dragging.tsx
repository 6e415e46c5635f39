'use client';

import useEmblaCarousel from 'embla-carousel-react';
import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { CarouselLabels } from '../content/schemas';
import { prefersReducedMotion } from '../parts/script/choices';
import { pausedAtom } from '../store';
import { STOPPED, WILL_MOVE } from './run-carousel';

/**
 * The page's script (`src/carousel/run-carousel.ts`) moves the row, stops it and says what is in
 * view. React brings Embla at a press: it lets a mouse drag the row in a loop, and the island then
 * keeps the focus out of slides that are out of view.
 */
export const wake = 'press';

/** The share of a slide that has to be visible for it to be focusable. */
const IN_VIEW = 0.5;
const STEPS = [
  ['previous', -1],
  ['next', 1],
] as const;

/**
 * A carousel after the APG pattern. It rotates until the first interaction.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function CarouselDragging({
  labels,
  classes,
  icons,
  pause,
  status,
  slides,
}: {
  readonly labels: CarouselLabels;
  readonly classes: Readonly<
    Record<'root' | 'controls' | 'control' | 'button' | 'viewport' | 'track' | 'slide', string>
  >;
  readonly icons: Readonly<Record<'previous' | 'next', ReactNode>>;
  /** The control that pauses all motion on the page. */
  readonly pause: ReactNode;
  /** Says what is in view; the page's script writes its text. */
  readonly status: ReactNode;
  readonly slides: readonly ReactNode[];
}) {
  /** Whether the row advances by itself; any interaction ends that for good. */
  const [rotating, setRotating] = useState(true);
  const paused = useAtomValue(pausedAtom);
  const row = useRef<HTMLDivElement>(null);
  /** The index of the slide that is first as Embla takes over. */
  const start = useRef(0);
  const [attach, embla] = useEmblaCarousel({
    loop: true,
    align: 'start',
    inViewThreshold: IN_VIEW,
    // Only visible slides can be focused, so Embla has nothing to scroll into view.
    watchFocus: false,
    // Under reduced motion the row stays a plain one with two ends.
    breakpoints: { '(prefers-reduced-motion: reduce)': { active: false } },
  });
  /** The visible slides; undefined while all can be scrolled to by hand. */
  const [seen, setSeen] = useState<readonly number[]>();

  const viewport = useCallback(
    (node: HTMLDivElement | null) => {
      row.current = node;
      // Embla needs the slides in the order of the HTML, and starts at the one that is first now.
      if (node) start.current = putInOrder(node);
      attach(node);
    },
    [attach],
  );

  useEffect(() => {
    const node = row.current;
    if (!embla || !node) return;
    embla.scrollTo(start.current, true);
    const updateSeen = () => {
      const inView = isActive(node) ? embla.slidesInView() : undefined;
      const slides = embla.slideNodes();
      const isLeaving = slides.some(
        (slide, index) =>
          inView && !inView.includes(index) && slide.contains(document.activeElement),
      );
      flushSync(() => setSeen(inView));
      // A slide that leaves the view loses the focus, so the first one in view takes it.
      if (isLeaving) slides[inView?.[0] ?? 0]?.querySelector('a')?.focus({ preventScroll: true });
    };
    const move = (event: Event) => {
      if (!isActive(node)) return;
      event.preventDefault();
      if ((event as CustomEvent<number>).detail > 0) embla.scrollNext();
      else embla.scrollPrev();
    };
    const stop = () => setRotating(false);
    if (node.closest('[data-rotation=off]')) stop();
    // Embla may have reported its first view before this listener was added.
    queueMicrotask(updateSeen);
    embla.on('slidesInView', updateSeen).on('reInit', updateSeen);
    node.addEventListener(WILL_MOVE, move);
    node.addEventListener(STOPPED, stop);
    return () => {
      embla.off('slidesInView', updateSeen).off('reInit', updateSeen);
      node.removeEventListener(WILL_MOVE, move);
      node.removeEventListener(STOPPED, stop);
    };
  }, [embla]);

  return (
    <section
      className={classes.root}
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      data-rotation={rotating && !paused ? 'on' : 'off'}
    >
      <div className={classes.controls}>
        {pause}
        {STEPS.map(([direction, by]) => (
          <span key={direction} className={classes.control} data-hint={labels[direction]}>
            <button
              type="button"
              className={classes.button}
              aria-label={labels[direction]}
              data-by={by}
            >
              {icons[direction]}
            </button>
          </span>
        ))}
      </div>
      <div
        ref={viewport}
        className={classes.viewport}
        data-slides=""
        data-live={seen ? 'true' : undefined}
      >
        <div className={classes.track}>
          {slides.map((slide, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides neither move nor change
              key={index}
              className={classes.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} ${labels.of} ${slides.length}`}
              inert={seen !== undefined && !seen.includes(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {status}
    </section>
  );
}

/** Whether Embla moves the row: not under reduced motion, nor once React has taken the row away. */
const isActive = (node: Element): boolean => !prefersReducedMotion() && node.isConnected;

/**
 * Puts the slides back into the order of the HTML, without a visible change.
 *
 * @returns the index of the slide that was first in the row
 */
function putInOrder(node: HTMLElement): number {
  const slides = [...node.querySelectorAll<HTMLElement>('[role=group]')];
  const edge = node.getBoundingClientRect().left;
  const distance = (slide: HTMLElement) => Math.abs(slide.getBoundingClientRect().left - edge);
  const distances = slides.map(distance);
  const start = Number(node.dataset.first ?? distances.indexOf(Math.min(...distances)));
  for (const { style } of slides) style.order = '';
  if (!prefersReducedMotion()) node.scrollLeft = 0;
  return start;
}
