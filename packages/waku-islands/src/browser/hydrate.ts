import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { PRESSES } from '../wake.ts';
import { AWAKE, type Island, PATIENCE, TOGETHER, WAKING } from './island-element.ts';

const BUBBLES = { bubbles: true };

/** Server markup inside an island, which React must not touch. */
interface Saved {
  /** Whether the markup is in the page; otherwise it waits in a template. */
  isInPage: boolean;
  nodes: readonly Node[];
}

type Props = Readonly<Record<string, unknown>>;
type Around = { effect: (render: () => void) => void; children?: ReactNode };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hydrates an island as a React root of its own, then hands over the visitor's input so far:
 * everything typed, ticked and chosen, then every press in order.
 *
 * @param island holds the HTML that `island.ts` rendered
 * @param Component the client component
 * @param wake wakes another island, one that waits only for React
 * @returns once the island has answered everything
 * @throws whatever the component throws, with the HTML as it was before
 */
export async function hydrate(
  island: Island,
  Component: ComponentType<Props>,
  wake: (island: Island) => void,
): Promise<void> {
  const { props = '{}', prefix } = island.dataset;
  // Nobody expects an answer to a press of long ago.
  if (island.dataset.wake === 'with-react') island.events = island.events?.filter(isYoung);
  const saved = slotsOf(island);
  const controls = controlsOf(island).map((control) => [control, stateOf(control)] as const);
  const roots = [...island.children];
  const paths = new Map<Event, Element[]>();
  /** Notes the ancestors of each press's target, as long as the target is in the page. */
  const notePaths = () => {
    for (const event of island.events ?? [])
      if (!paths.has(event)) paths.set(event, pathOf(event.target as Element));
  };
  notePaths();
  const stopped = stopPresses(island);
  const copies = [...island.childNodes].map((node) => node.cloneNode(true));
  const render = await new Promise<() => void>((resolve, reject) => {
    const app = createElement(
      WithEffect,
      { effect: resolve },
      createElement(Component, withSlots(props, saved)),
    );
    hydrateRoot(island, app, {
      ...(prefix ? { identifierPrefix: prefix } : {}),
      // If another island has changed the store, React renders again and reports that as an error.
      ...(island.matches('[data-wake~=with-react]') ? { onRecoverableError: () => {} } : {}),
      onUncaughtError: (error) => {
        console.error(error);
        // React has removed everything, so the copies restore the island's HTML.
        island.replaceChildren(...copies);
        reject(error);
      },
    });
    // Makes React hydrate at once, as for events that it replays; no handler hears this one.
    if (island.events) island.firstElementChild?.dispatchEvent(new Event('textInput', BUBBLES));
  });
  // Renders state set by effects at once, not in tasks after the next frame.
  flushSync(render);
  await boundariesHydrated(island);
  island.isHydrated = true;
  if (island.matches(TOGETHER)) await othersHydrated();
  // All controls are read before the first is restored, since React then renders and resets others.
  const done = controls.map(([control, before]) =>
    control.isConnected
      ? ([control, latest(control, before)] as const)
      : ([remains(pathOf(control), island, roots) as Control, before] as const),
  );
  for (const [control, state] of done) {
    if (!state.isChanged) continue;
    as(island, () => restore(control, state));
    // React renders before the next control or press, so that a handler sees what was typed.
    await null;
  }
  // React listens for `focusin`, and state machines ignore presses on unfocused elements.
  if (island.contains(document.activeElement)) {
    as(island, () => document.activeElement?.dispatchEvent(new FocusEvent('focusin', BUBBLES)));
  }
  const next = () => {
    notePaths();
    return island.events?.shift() ?? heldOf(island);
  };
  for (let event = next(); event; event = next()) {
    const pressed = event;
    const target = remains(paths.get(pressed) ?? [pressed.target as Element], island, roots);
    as(island, () => replay(pressed, target, stopped.has(pressed) ? undefined : island));
    // React renders after each press, before the next.
    await null;
  }
  island.status = AWAKE;
  for (const other of document.querySelectorAll<Island>(TOGETHER)) wake(other);
}

const isYoung = ({ timeStamp }: Event): boolean => performance.now() - timeStamp < PATIENCE;

/** Runs `effect` once the effects of its children have run. */
function WithEffect({ effect, children }: Around) {
  const [, mount] = useState(false);
  useEffect(() => effect(() => mount(true)), [effect]);
  return children;
}

/** The held submission, which comes after all presses. */
function heldOf(island: Island): Event | undefined {
  const { held } = island;
  island.held = undefined;
  return held;
}

/**
 * Stops presses during hydration, of which React would answer some and drop others. The page around
 * the island hears earlier presses as they come.
 *
 * @returns the presses that were stopped, whose replay the page has to hear
 */
function stopPresses(island: Island): { readonly has: (event: Event) => boolean } {
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

/** An element and all its ancestors. */
const pathOf = (element: Element): Element[] => {
  const { parentElement: parent } = element;
  return parent ? [element, ...pathOf(parent)] : [element];
};

/**
 * The element for the replay of a press: the innermost on its path that is still in the page. If
 * React has rendered the whole island again, since the HTML differed from what it rendered, the
 * element at the same place.
 *
 * @param path the elements from the target outwards
 * @param roots the island's elements before hydration
 */
function remains(path: readonly Element[], island: Island, roots: readonly Element[]): Element {
  const inside = path.includes(island) ? path.slice(0, path.indexOf(island)) : path;
  const left = inside.find(({ isConnected }) => isConnected);
  let place = left ?? (island as Element);
  if (left) return left;
  for (const element of inside.toReversed()) {
    const siblings = element.parentElement ? [...element.parentElement.children] : roots;
    const same = place.children[siblings.indexOf(element)];
    if (same?.tagName !== element.tagName) break;
    place = same;
  }
  return place;
}

/** Whether React has hydrated a boundary: it marks each element after its children. */
function isHydrated(boundary: Comment): boolean {
  let last: Element | undefined;
  for (let node = boundary.nextSibling; node && !isEnd(node); node = node.nextSibling)
    if (node instanceof Element) last = node;
  return !last || Object.keys(last).some((name) => name.startsWith('__reactFiber'));
}
const isEnd = (node: Node) => node instanceof Comment && node.data === '/$';

/** Waits, at most five seconds, until something has happened. */
async function until(hasHappened: () => boolean): Promise<void> {
  const end = performance.now() + 5000;
  while (!hasHappened() && performance.now() < end)
    await new Promise((next) => setTimeout(next, 5));
}

/**
 * Waits for islands that may share state. What a press does to the state must not come first: React
 * does not compare attributes, so those of an island that starts with another state would stay.
 */
function othersHydrated(): Promise<void> {
  const others = [...document.querySelectorAll<Island>(TOGETHER)];
  return until(() => !others.some((other) => other.status === WAKING && !other.isHydrated));
}

/** Waits for the code that is imported within `Suspense`. */
function boundariesHydrated(island: Island): Promise<void> {
  const isWaiting = () => {
    const comments = document.createTreeWalker(island, NodeFilter.SHOW_COMMENT);
    while (comments.nextNode()) {
      const comment = comments.currentNode as Comment;
      const isOwn = comment.parentElement?.closest('waku-island,waku-slot') === island;
      if (isOwn && comment.data === '$' && !isHydrated(comment)) return true;
    }
    return false;
  };
  return until(() => !isWaiting());
}

/** Lets events through to React while it runs. */
function as(island: Island, run: () => void): void {
  island.status = AWAKE;
  run();
  island.status = WAKING;
}

/** The slots of an island by number, also those that it has not rendered yet. */
function slotsOf(island: Island): ReadonlyMap<string, Saved> {
  const saved = new Map<string, Saved>();
  for (const slot of island.querySelectorAll<HTMLElement>('waku-slot')) {
    if (slot.parentElement?.closest('waku-island') !== island) continue;
    // The nodes are kept, since React renders again where a store no longer agrees with the HTML.
    saved.set(slot.dataset.slot as string, { isInPage: true, nodes: [...slot.childNodes] });
  }
  for (
    let next = island.nextElementSibling;
    next instanceof HTMLTemplateElement && next.dataset.slot;
    next = next.nextElementSibling
  ) {
    saved.set(next.dataset.slot, { isInPage: false, nodes: [...next.content.childNodes] });
  }
  return saved;
}

/** The props, with an element in the place of each slot. */
function withSlots(props: string, saved: ReadonlyMap<string, Saved>): Props {
  return JSON.parse(props, (_, value) => {
    const id = (value as { $s?: string } | null)?.$s;
    if (typeof id !== 'string') return value;
    return createElement(Slot, { key: id, id, saved: saved.get(id) as Saved });
  });
}

const UNTOUCHED = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true };

/** Adopts server markup unchanged; if removed and put back, it keeps the same nodes. */
function Slot({ id, saved }: { id: string; saved: Saved }) {
  const [isInPage] = useState(saved.isInPage);
  const [attach] = useState(() => (slot: HTMLElement) => {
    if (!slot.hasChildNodes()) slot.append(...saved.nodes);
    return () => {
      saved.nodes = [...slot.childNodes];
      saved.isInPage = false;
    };
  });
  return createElement('waku-slot', {
    'data-slot': id,
    ref: attach,
    ...(isInPage ? UNTOUCHED : {}),
  });
}

/** The controls that React will own. */
const controlsOf = (island: Island): Control[] =>
  [...island.querySelectorAll<Control>('input,textarea,select')].filter(
    (control) => control.closest('waku-island,waku-slot') === island,
  );

interface State {
  readonly value: string;
  readonly isTicked: boolean;
  readonly isChanged: boolean;
}

function stateOf(control: Control): State {
  const { value } = control;
  if (control instanceof HTMLSelectElement) {
    const isChanged = [...control.options].some((one) => one.selected !== one.defaultSelected);
    return { value, isTicked: false, isChanged };
  }
  const { defaultValue } = control;
  if (control instanceof HTMLTextAreaElement)
    return { value, isTicked: false, isChanged: value !== defaultValue };
  const { checked, defaultChecked } = control;
  return {
    value,
    isTicked: checked,
    isChanged: value !== defaultValue || checked !== defaultChecked,
  };
}

/**
 * The visitor's last state of a control, set before or during hydration. For controls other than
 * text React has set the state by now.
 */
function latest(control: Control, before: State): State {
  const now = stateOf(control);
  const isText = control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type);
  const isNewer = now.value !== before.value && (isText || !before.isChanged);
  return isNewer ? { ...now, isChanged: true } : before;
}

/** Restores what the visitor has changed in a control, with an event that React notices. */
function restore(control: Control, { value, isTicked }: State): void {
  if (control.type === 'file') {
    // Chosen files are still there, and no script may set them.
    control.dispatchEvent(new Event('change', BUBBLES));
    return;
  }
  if (/checkbox|radio/.test(control.type)) {
    // React listens for clicks: the click inverts this state back, which React then sees as new.
    (control as HTMLInputElement).checked = !isTicked;
    control.click();
    return;
  }
  const selection = control instanceof HTMLSelectElement ? null : control.selectionStart;
  if (!(control instanceof HTMLSelectElement)) {
    // React ignores an event if the value is the last one that it knows.
    control.value = value ? '' : control.defaultValue;
  }
  native(control, value);
  if (selection !== null) (control as HTMLInputElement).setSelectionRange(selection, selection);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, BUBBLES));
}

/** Sets the value by the prototype's setter, since React watches the control's own. */
function native(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/**
 * Repeats an event for React alone, since the browser's own action has happened.
 *
 * @param end the island, where the event stops, since the page around has heard it already
 */
function replay(event: Event, target: Element, end?: Island): void {
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    // The time of the press, for an island that counts from it.
    form.dataset.held = String(event.timeStamp);
    form.requestSubmit((event as SubmitEvent).submitter);
    return;
  }
  // A tick has been restored with the control's state.
  if (event.type === 'click' && target.closest('input[type=checkbox],input[type=radio],label'))
    return;
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const once = () => {
    copy.preventDefault();
    // Handlers must not see `defaultPrevented`, since it was not they who prevented the default.
    Object.defineProperty(copy, 'defaultPrevented', { value: false });
  };
  const stop = () => copy.stopPropagation();
  addEventListener(event.type, once, { capture: true, once: true });
  // Runs after React's own listeners on the island, which were added before.
  end?.addEventListener(event.type, stop);
  target.dispatchEvent(copy);
  end?.removeEventListener(event.type, stop);
  removeEventListener(event.type, once, true);
}
