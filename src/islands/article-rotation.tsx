'use client';

import Autoplay from 'embla-carousel-autoplay';
import { useAtom } from 'jotai';
import {
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Hint } from './hint';
import { useSlideRow } from './slide-row';
import { rotationAtom } from './store';

/** How long each view stays, in milliseconds. */
const STAY = 4000;

/** What the controls are called. */
export interface CarouselLabels {
  readonly carousel: string;
  readonly previous: string;
  readonly next: string;
  readonly pause: string;
  readonly play: string;
  readonly of: string;
}

interface Props {
  readonly labels: CarouselLabels;
  readonly classes: {
    readonly root: string;
    readonly viewport: string;
    readonly track: string;
    readonly slide: string;
    readonly controls: string;
    readonly control: string;
    readonly rotation: string;
    readonly button: string;
    readonly hint: string;
  };
  readonly icons: Readonly<Record<'previous' | 'next' | 'pause' | 'play', ReactNode>>;
  readonly slides: readonly ReactNode[];
}

/**
 * A carousel after the APG pattern. It rotates until somebody touches it, then
 * only if asked to; a pointer that merely rests on a slide makes it wait.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/carousel/
 */
export function ArticleRotation({ labels, classes, icons, slides }: Props) {
  const [rotating, setRotating] = useAtom(rotationAtom);
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

  // A button that is disabled under the focus takes it away from the keyboard with the next frame.
  const previous = useRef<HTMLButtonElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    if (ends.last && document.activeElement === next.current) previous.current?.focus();
    if (ends.first && document.activeElement === previous.current) next.current?.focus();
  }, [ends]);

  const track = useId();
  const hint = { root: classes.control, content: classes.hint };
  const rotationLabel = rotating ? labels.pause : labels.play;
  return (
    <section
      className={classes.root}
      aria-roledescription="carousel"
      aria-label={labels.carousel}
      data-wake=""
      onKeyDown={onKeyDown}
    >
      <div className={classes.controls}>
        <Hint word={rotationLabel} classes={{ ...hint, root: classes.rotation }}>
          <button
            type="button"
            className={classes.button}
            aria-label={rotationLabel}
            // Pressing it focuses it, which must not be what stops: the press would then start.
            onFocus={(event) => {
              if (event.target.matches(':focus-visible')) stop();
            }}
            onClick={() => {
              setAsked(!rotating);
              setRotating(!rotating);
            }}
          >
            {rotating ? icons.pause : icons.play}
          </button>
        </Hint>
        <Hint word={labels.previous} classes={hint}>
          <button
            ref={previous}
            type="button"
            className={classes.button}
            aria-label={labels.previous}
            aria-controls={track}
            disabled={ends.first}
            onFocus={stop}
            onClick={() => go(-1)}
          >
            {icons.previous}
          </button>
        </Hint>
        <Hint word={labels.next} classes={hint}>
          <button
            ref={next}
            type="button"
            className={classes.button}
            aria-label={labels.next}
            aria-controls={track}
            disabled={ends.last}
            onFocus={stop}
            onClick={() => go(1)}
          >
            {icons.next}
          </button>
        </Hint>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that it is touched */}
      <div
        ref={row.viewport}
        className={classes.viewport}
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
