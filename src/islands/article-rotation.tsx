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
 * A carousel after the APG pattern. It rotates until somebody touches it, then
 * only if asked to; a pointer that merely rests on a slide makes it wait.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function ArticleRotation({ labels, classes, icons, slides }: Props) {
  const [mayRotate, setRotating] = useAtom(rotationAtom);
  const [paused, setPaused] = usePaused();
  // The first render has to be that of the server: hydration corrects no attributes.
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
    // A change of size begins Embla anew.
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
          // A start undoes an earlier interaction too.
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
          // A row that only scrolls stays where it is when Tab comes to a slide just past its end.
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
