import { isPaused, prefersReducedMotion } from '../parts/script/choices';

/** How long each view stays, in milliseconds. */
const STAY = 4000;
/** How long a movement takes, at most, in milliseconds. */
const MOVING = 600;
/** The row's event before it moves by `detail` slides; an island that is awake moves it instead. */
export const WILL_MOVE = 'move';
/** The row's event when the rotation has ended. */
export const STOPPED = 'stop';

/**
 * The blog's carousel, apart from what Embla adds (`src/carousel/carousel-dragging.tsx`): it
 * advances every four seconds, pauses under a mouse, stops for good at any interaction, obeys its
 * buttons and the arrow keys, and says what is in view. Under reduced motion, and where one view
 * holds all, it is a plain row with two ends.
 *
 * @returns a function that says whether an event is answered by this script, so that the event need
 *   not wait for the island
 */
export function runCarousel(): (event: Event) => boolean {
  const region = document.querySelector('[data-rotation]') as HTMLElement;
  const row = region.querySelector('[data-slides]') as HTMLElement;
  const slides = [...row.querySelectorAll<HTMLElement>('[role=group]')];
  const buttons = [...region.querySelectorAll<HTMLButtonElement>('[data-by]')];
  const count = slides.length;
  const widthOf = () => slides[0]?.offsetWidth as number;
  const loops = () => !prefersReducedMotion() && widthOf() * count > row.clientWidth + 1;

  const markEnds = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    const ends = [scrollLeft < 1, scrollLeft >= scrollWidth - clientWidth - 1];
    buttons.forEach((button, index) => {
      const isDisabled = !loops() && (ends[index] as boolean);
      // A focused button loses the focus when it is disabled, so the other button takes it.
      if (isDisabled && document.activeElement === button) buttons[1 - index]?.focus();
      button.disabled = isDisabled;
    });
  };

  /** The index of the slide that stands first, or that the row is moving to. */
  const firstIndex = () => {
    const edge = row.getBoundingClientRect().left;
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
    return Number(row.dataset.first ?? distances.indexOf(Math.min(...distances)));
  };

  /** Writes into the status which slides are in view, the first of them being `from`. */
  const announce = (from: number) => {
    const status = region.querySelector('[data-in-view]') as HTMLElement;
    const numbers = slides
      .slice(0, Math.round(row.clientWidth / widthOf()))
      .map((_, offset) => `${((from + offset) % count) + 1}`);
    const { inView, oneInView } = status.dataset as Record<'inView' | 'oneInView', string>;
    status.textContent = (numbers.length > 1 ? inView : oneInView).replace(
      '{numbers}',
      new Intl.ListFormat(document.documentElement.lang).format(numbers),
    );
  };

  /** Puts the slides in a loop that begins with `start`, and scrolls the row to `left`. */
  const arrange = (start: number, left: number) => {
    slides.forEach((slide, index) => {
      slide.style.order = `${(index - start + count) % count}`;
    });
    row.scrollTo({ left, behavior: 'instant' });
  };

  let moving: ReturnType<typeof setTimeout> | undefined;
  const move = (by: number, isVisitor?: boolean) => {
    const width = widthOf();
    const current = firstIndex();
    const next = loops()
      ? (current + by + count) % count
      : Math.min(Math.max(current + by, 0), count - 1);
    row.dataset.first = `${next}`;
    clearTimeout(moving);
    moving = setTimeout(() => delete row.dataset.first, MOVING);
    if (isVisitor) announce(next);
    // Once React is there, the island moves the row and prevents the event's default.
    if (!row.dispatchEvent(new CustomEvent(WILL_MOVE, { detail: by, cancelable: true }))) return;
    if (loops()) {
      // CSS `order` puts the next slide beside the current one, to which the row then scrolls.
      arrange(by > 0 ? current : next, by > 0 ? 0 : width);
      row.scrollTo({ left: by > 0 ? width : 0, behavior: 'smooth' });
    } else row.scrollBy({ left: by * width, behavior: 'instant' });
  };

  /** By how many slides an event moves the row: 1 forwards, -1 backwards; falsy if not at all. */
  const stepsAsked = ({ type, target, key }: Event & { key?: string }): number => {
    if (!region.contains(target as Node)) return 0;
    if (key === 'ArrowLeft') return -1;
    if (key === 'ArrowRight') return 1;
    const button = (target as Element).closest<HTMLElement>('[data-by]');
    return type === 'click' ? Number(button?.dataset.by) : 0;
  };
  /** Ends the rotation for good. */
  const stop = () => {
    region.dataset.rotation = 'off';
    row.dispatchEvent(new Event(STOPPED));
  };

  setInterval(() => {
    // `document.hidden` is also true while the page is prerendered.
    const isWaiting = row.matches(':hover') || document.hidden || isPaused();
    if (region.dataset.rotation === 'on' && !isWaiting && loops()) move(1);
  }, STAY);
  row.addEventListener('scroll', markEnds);
  addEventListener('resize', markEnds);
  // On Tab the first visible slide gets the focus first, not one that has just left the view.
  addEventListener('keydown', ({ key }) => {
    // `data-live`: the island is awake and moves the row (`carousel-dragging.tsx`).
    const isOutside = !row.dataset.live && !row.contains(document.activeElement);
    if (key === 'Tab' && isOutside && loops()) arrange(firstIndex(), 0);
  });
  markEnds();
  // In the capture phase, before the package's listener, which holds a press back for an island.
  const listen = (type: string, run: (event: Event) => void) => addEventListener(type, run, true);
  for (const type of ['pointerdown', 'focusin', 'click'])
    listen(type, ({ target }) => {
      // The control that pauses is no interaction with the slides.
      if ((target as Element).closest?.('[data-slides],[data-by]')) stop();
    });
  for (const type of ['click', 'keydown'])
    listen(type, (event) => {
      const steps = stepsAsked(event);
      if (!steps) return;
      stop();
      if (type === 'keydown') event.preventDefault();
      move(steps, true);
    });
  listen('focusin', ({ target }) => {
    // Tab does not scroll a row to a slide just past its edge.
    if (!row.dataset.live)
      (target as Element)
        .closest('[role=group]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  });
  return (event) => Boolean(stepsAsked(event));
}
