import { PRESSES } from '../wake-strategies.ts';
import { AWAKE, type Island } from './common.ts';

/**
 * Repeats an event for React alone, since the browser's own action has happened; but a held form is
 * sent now, as the browser would send it.
 *
 * @param end the island, where the event stops, since the page around has heard it already
 */
export function replay(event: Event, target: Element, end?: Island): void {
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    // When the form was sent, for an island's own `onSubmit`, as the README says.
    form.dataset.held = String(event.timeStamp);
    form.requestSubmit((event as SubmitEvent).submitter);
    return;
  }
  // The state of a checkbox or radio button has been restored already.
  if (event.type === 'click' && target.closest('input[type=checkbox],input[type=radio],label'))
    return;
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const prevent = () => {
    copy.preventDefault();
    // Handlers must not see `defaultPrevented`, since it was not they who prevented the default.
    Object.defineProperty(copy, 'defaultPrevented', { value: false });
  };
  const stop = () => copy.stopPropagation();
  addEventListener(event.type, prevent, { capture: true, once: true });
  // Runs after React's own listeners on the island, which were added before.
  end?.addEventListener(event.type, stop);
  target.dispatchEvent(copy);
  end?.removeEventListener(event.type, stop);
  removeEventListener(event.type, prevent, true);
}

/** An element and all its ancestors. */
export const pathOf = (element: Element): Element[] => {
  const { parentElement: parent } = element;
  return parent ? [element, ...pathOf(parent)] : [element];
};

/**
 * The element for the replay of a press: the innermost on its path that is still in the page. Where
 * the HTML differed from what React rendered, React has rendered the whole island again: then it is
 * the element at the same place.
 *
 * @param path the elements from the target outwards
 * @param roots the island's elements before hydration
 */
export function replayTarget(
  path: readonly Element[],
  island: Island,
  roots: readonly Element[],
): Element {
  const inside = path.includes(island) ? path.slice(0, path.indexOf(island)) : path;
  const connected = inside.find(({ isConnected }) => isConnected);
  if (connected) return connected;
  let place: Element = island;
  for (const element of inside.toReversed()) {
    const siblings = element.parentElement ? [...element.parentElement.children] : roots;
    const same = place.children[siblings.indexOf(element)];
    if (same?.tagName !== element.tagName) break;
    place = same;
  }
  return place;
}

/**
 * Stops presses during hydration, of which React would answer some and drop others. Presses before
 * hydration are not stopped: the page around the island hears them at once.
 *
 * @returns the presses that were stopped, whose replay the page has to hear
 */
export function stopPresses(island: Island): { readonly has: (event: Event) => boolean } {
  const stopped = new WeakSet<Event>();
  const stop = (event: Event) => {
    const isOwn = (event.target as Element).closest('waku-island') === island;
    if (!isOwn || island.status === AWAKE) return;
    stopped.add(event);
    // Stopped at the element where React listens, before React.
    event.stopImmediatePropagation();
  };
  for (const type of PRESSES) island.addEventListener(type, stop, true);
  return stopped;
}
