'use client';

import Autoplay from 'embla-carousel-autoplay';
import { useAtom } from 'jotai';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useState,
} from 'react';
import { STAY } from '../boot/carousel';
import { type CarouselButtons, CarouselControls } from './carousel-controls';
import { useSlideRow } from './slide-row';
import { rotationAtom, usePaused } from './store';

interface Props extends CarouselButtons {
  readonly classes: CarouselButtons['classes'] &
    Readonly<Record<'root' | 'viewport' | 'track' | 'slide', string>>;
  readonly slides: readonly ReactNode[];
}

/**
 * A carousel after the APG pattern. It rotates until the first interaction, then only when started
 * again; hovering a slide pauses it.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function ArticleRotation({ labels, classes, icons, slides }: Props) {
  const [mayRotate, setRotating] = useAtom(rotationAtom);
  const [paused, setPaused] = usePaused();
  // The first render has to match the server's: hydration corrects no attributes.
  const [hydrated, setHydrated] = useState(false);
  const rotating = mayRotate && !(hydrated && paused);
  const [rested, setRested] = useState(false);
  const [asked, setAsked] = useState(false);
  const row = useSlideRow([Autoplay({ delay: STAY, playOnInit: false, stopOnFocusIn: false })]);
  const { embla, ends, live, seen, still } = row;
  const moving = rotating && !still && (asked || !rested);

  useEffect(() => {
    // Without Embla there are no plugins either.
    if (!embla || still) return;
    const run = () => {
      const { autoplay } = embla.plugins();
      if (moving) autoplay?.play();
      else autoplay?.stop();
    };
    run();
    // A resize reinitialises Embla.
    embla.on('reInit', run);
    return () => {
      embla.off('reInit', run);
    };
  }, [embla, still, moving]);

  useLayoutEffect(() => {
    setHydrated(true);
    if (document.querySelector('[data-rotation=off]')) setRotating(false);
  }, [setRotating]);

  const stop = () => setRotating(false);
  const go = (by: 1 | -1) => {
    stop();
    row.go(by);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') go(-1);
    else if (event.key === 'ArrowRight') go(1);
    else return;
    event.preventDefault();
  };

  const track = useId();
  return (
    <section
      className={classes.root}
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      data-rotation={rotating ? 'on' : 'off'}
      onKeyDown={onKeyDown}
    >
      <CarouselControls
        labels={labels}
        classes={classes}
        icons={icons}
        track={track}
        rotating={rotating}
        ends={ends}
        onStop={stop}
        onToggle={() => {
          setAsked(!rotating);
          setPaused(rotating);
          // Starting also undoes an earlier interaction.
          if (!rotating) setRotating(true);
        }}
        onGo={go}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that it is touched */}
      <div
        ref={row.viewport}
        className={classes.viewport}
        data-wake=""
        data-row=""
        data-live={live ? '' : undefined}
        onFocus={({ target }) => {
          stop();
          // A scroll-snap row does not scroll when Tab reaches a slide just past its edge.
          if (!live) {
            target
              .closest('[role=group]')
              ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
          }
        }}
        onPointerDown={stop}
        onPointerEnter={({ pointerType }) => setRested(pointerType === 'mouse')}
        onPointerLeave={() => setRested(false)}
      >
        <div id={track} className={classes.track} aria-live={moving ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: slides neither move nor change
              key={index}
              className={classes.slide}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} ${labels.of} ${slides.length}`}
              inert={live && seen !== undefined && !seen.includes(index)}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
