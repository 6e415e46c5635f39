import useEmblaCarousel from 'embla-carousel-react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useReducedMotion } from './reduced-motion';

/** The share of a slide that has to be visible for it to be focusable. */
const IN_VIEW = 0.5;
/** Tolerance for rounded scroll positions, in pixels. */
const ROUNDING = 1;

/**
 * A looping row of slides, moved by Embla. Under reduced motion Embla is off: the row is a
 * scroll-snap row with two ends, as without script.
 */
export function useSlideRow(plugins: Parameters<typeof useEmblaCarousel>[1]) {
  const still = useReducedMotion();
  const row = useRef<HTMLDivElement>(null);
  const [attach, embla] = useEmblaCarousel(
    {
      loop: true,
      align: 'start',
      inViewThreshold: IN_VIEW,
      // Only visible slides can be focused, so Embla has nothing to scroll into view.
      watchFocus: false,
      breakpoints: { '(prefers-reduced-motion: reduce)': { active: false } },
    },
    plugins,
  );
  const attaching = useRef(0);
  /** The visible slides; undefined while all can be scrolled to by hand. */
  const [seen, setSeen] = useState<readonly number[]>();
  const [ends, setEnds] = useState({ first: false, last: false });
  /** Whether the focused slide is about to leave. */
  const leaving = useRef(false);

  const viewport = useCallback(
    (node: HTMLDivElement | null) => {
      row.current = node;
      // Embla measures the row: a frame later, since now it would force a layout of the whole page.
      cancelAnimationFrame(attaching.current);
      if (node) attaching.current = requestAnimationFrame(() => attach(node));
      else attach(null);
    },
    [attach],
  );

  useEffect(() => {
    const node = row.current;
    if (!embla || !node || still) return;
    const onView = () => {
      const inView = embla.slidesInView();
      const at = embla.slideNodes().findIndex((slide) => slide.contains(document.activeElement));
      leaving.current ||= at >= 0 && !inView.includes(at);
      setSeen(inView);
    };
    // Keeps the position to which the row was scrolled before Embla started.
    const width = embla.slideNodes()[0]?.offsetWidth ?? 0;
    if (width > 0 && node.scrollLeft > 0) embla.scrollTo(Math.round(node.scrollLeft / width), true);
    node.scrollLeft = 0;
    embla.on('slidesInView', onView);
    // Embla may have emitted its first event before this listener, and emits again only when it
    // moves.
    if (embla.slidesInView().length > 0) onView();
    return () => {
      embla.off('slidesInView', onView);
      setSeen(undefined);
    };
  }, [embla, still]);

  // Moves the focus to the slide that came in: an inert slide loses it.
  useLayoutEffect(() => {
    const to = embla?.selectedScrollSnap();
    if (!leaving.current || to === undefined || !seen?.includes(to)) return;
    leaving.current = false;
    const control = embla?.slideNodes()[to]?.querySelector<HTMLElement>('a, button');
    control?.focus({ preventScroll: true });
  }, [embla, seen]);

  useEffect(() => {
    const node = row.current;
    if (!node || !still) return;
    const look = () => {
      const room = node.scrollWidth - node.clientWidth;
      setEnds({ first: node.scrollLeft <= ROUNDING, last: node.scrollLeft >= room - ROUNDING });
    };
    look();
    node.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      node.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
      setEnds({ first: false, last: false });
    };
  }, [still]);

  const go = (by: 1 | -1) => {
    const node = row.current;
    if (still && node) {
      const width = node.querySelector<HTMLElement>('[role=group]')?.offsetWidth ?? 0;
      node.scrollBy({ left: by * width, behavior: 'instant' });
    } else if (by === 1) embla?.scrollNext();
    else embla?.scrollPrev();
  };

  return { viewport, embla, still, live: embla !== undefined && !still, seen, ends, go };
}
