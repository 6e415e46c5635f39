import { isPaused } from '../parts/script/choices';
import { prefersReducedMotion } from '../parts/script/rise';

/** How long each view stays, in milliseconds. */
const STAY = 4000;
/** How long a movement takes, at most, in milliseconds. */
const MOVING = 600;

/**
 * The blog's carousel, apart from what Embla adds (`src/carousel/article-rotation.tsx`): it advances
 * every four seconds, pauses under a mouse, stops for good at any interaction, obeys its buttons
 * and the arrow keys, and says what is in view. Under reduced motion, and where one view holds all,
 * it is a plain row with two ends.
 *
 * @returns a function that answers an event, and says whether it did
 */
export function runCarousel(): (event: Event) => boolean {
  const region = document.querySelector('[data-rotation]') as HTMLElement;
  const row = region.querySelector('[data-row]') as HTMLElement;
  const slides = [...row.querySelectorAll<HTMLElement>('[role=group]')];
  const buttons = [...region.querySelectorAll<HTMLButtonElement>('[data-by]')];
  const count = slides.length;
  const widthOf = () => slides[0]?.offsetWidth as number;
  const loops = () => !prefersReducedMotion() && widthOf() * count > row.clientWidth + 1;

  const markEnds = () => {
    const { scrollLeft, scrollWidth, clientWidth } = row;
    const ends = [scrollLeft < 1, scrollLeft >= scrollWidth - clientWidth - 1];
    buttons.forEach((button, at) => {
      const isDisabled = !loops() && (ends[at] as boolean);
      // A focused button loses the focus when it is disabled, so the other button takes it.
      if (isDisabled && document.activeElement === button) buttons[1 - at]?.focus();
      button.disabled = isDisabled;
    });
  };

  /** The index of the slide that stands first, or that the row is moving to. */
  const first = () => {
    const edge = row.getBoundingClientRect().left;
    const distances = slides.map((slide) => Math.abs(slide.getBoundingClientRect().left - edge));
    return Number(row.dataset.first ?? distances.indexOf(Math.min(...distances)));
  };

  /** Says which slides are in view, the first of them being `from`. */
  const say = (from: number) => {
    const status = region.querySelector('[data-in-view]') as HTMLElement;
    const numbers = slides
      .slice(0, Math.round(row.clientWidth / widthOf()))
      .map((_, place) => `${((from + place) % count) + 1}`);
    const [one, several] = `${status.dataset.inView}`.split('|');
    status.textContent = `${numbers[1] ? several : one}`.replace(
      '{numbers}',
      new Intl.ListFormat(document.documentElement.lang).format(numbers),
    );
  };

  /** Puts the slides in a loop that begins with `start`, and scrolls the row to `left`. */
  const arrange = (start: number, left: number) => {
    slides.forEach((slide, place) => {
      slide.style.order = `${(place - start + count) % count}`;
    });
    row.scrollTo({ left, behavior: 'instant' });
  };

  let moving: ReturnType<typeof setTimeout> | undefined;
  const move = (by: number, isVisitor?: boolean) => {
    const width = widthOf();
    const at = first();
    const next = loops() ? (at + by + count) % count : Math.min(Math.max(at + by, 0), count - 1);
    row.dataset.first = `${next}`;
    clearTimeout(moving);
    moving = setTimeout(() => delete row.dataset.first, MOVING);
    if (isVisitor) say(next);
    // Once React is there, the island moves the row and prevents the event's default.
    if (!row.dispatchEvent(new CustomEvent('move', { detail: by, cancelable: true }))) return;
    if (loops()) {
      // CSS `order` puts the next slide beside the current one, to which the row then scrolls.
      arrange(by > 0 ? at : next, by > 0 ? 0 : width);
      row.scrollTo({ left: by > 0 ? width : 0, behavior: 'smooth' });
    } else row.scrollBy({ left: by * width, behavior: 'instant' });
  };

  /** By how many slides an event moves the row; undefined for events that do not. */
  const askedBy = ({ type, target, key }: Event & { key?: string }) =>
    region.contains(target as Node) &&
    (type === 'click'
      ? Number((target as Element).closest<HTMLElement>('[data-by]')?.dataset.by)
      : { ArrowLeft: -1, ArrowRight: 1 }[`${key}`]);

  setInterval(() => {
    // `document.hidden` is also true while the page is prerendered.
    const isHeld = row.matches(':hover') || document.hidden || isPaused();
    if (region.dataset.rotation === 'on' && !isHeld && loops()) move(1);
  }, STAY);
  row.addEventListener('scroll', markEnds);
  addEventListener('resize', markEnds);
  // On Tab the first visible slide gets the focus first, not one that has just left the view.
  addEventListener('keydown', ({ key }) => {
    const isOutside = !row.dataset.live && !row.contains(document.activeElement);
    if (key === 'Tab' && isOutside && loops()) arrange(first(), 0);
  });
  markEnds();
  for (const sign of ['pointerdown', 'focusin', 'click', 'keydown']) {
    // In the capture phase, before the listener that holds a press back for an island.
    addEventListener(
      sign,
      (event) => {
        const by = /click|key/.test(sign) && askedBy(event);
        // Tab does not scroll a row to a slide just past its edge.
        if (sign === 'focusin' && !row.dataset.live)
          (event.target as Element)
            .closest('[role=group]')
            ?.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
        // The control that pauses is no interaction with the slides.
        const isTouched = (event.target as Element).closest?.('[data-row],[data-by]');
        if (by || (isTouched && sign !== 'keydown')) {
          region.dataset.rotation = 'off';
          row.dispatchEvent(new Event('stop'));
        }
        if (!by) return;
        if (sign === 'keydown') event.preventDefault();
        move(by, true);
      },
      true,
    );
  }
  return (event) => Boolean(askedBy(event));
}
