import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { AWAKE, BUBBLES, type Island, PATIENCE, TOGETHER, WAKING } from './common.ts';
import { type Control, controlsOf, latest, restore, stateOf } from './controls.ts';
import { pathOf, replay, replayTarget, stopPresses } from './presses.ts';
import { type Props, slotsOf, withSlots } from './slots.ts';

type WithEffectProps = { effect: (render: () => void) => void; children?: ReactNode };

/**
 * Hydrates an island as a React root of its own, then hands over the visitor's input so far:
 * everything typed, ticked and chosen, then every press in order.
 *
 * @param island holds the HTML that `ssr/island.ts` rendered
 * @param Component the client component
 * @param wake wakes another island, one with `with-react` among its strategies
 * @returns once the island has answered everything
 * @throws whatever the component throws, with the HTML as it was before
 */
export async function hydrate(
  island: Island,
  Component: ComponentType<Props>,
  wake: (island: Island) => void,
): Promise<void> {
  // Written by `ssr/island.ts`.
  const { props = '{}', prefix } = island.dataset;
  // Nobody expects an answer to a press of long ago.
  if (island.dataset.wake === 'with-react') island.events = island.events?.filter(isRecent);
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
    // An event of a kind that React replays makes it hydrate at once; no handler listens for this one.
    if (island.events) island.firstElementChild?.dispatchEvent(new Event('textInput', BUBBLES));
  });
  // Renders state set by effects at once, not in tasks after the next frame.
  flushSync(render);
  await boundariesHydrated(island);
  island.isHydrated = true;
  if (island.matches(TOGETHER)) await othersHydrated();
  // All controls are read before the first is restored: React then renders, and resets other
  // controls.
  const states = controls.map(([control, before]) =>
    control.isConnected
      ? ([control, latest(control, before)] as const)
      : ([replayTarget(pathOf(control), island, roots) as Control, before] as const),
  );
  for (const [control, state] of states) {
    if (!state.isChanged) continue;
    whileAwake(island, () => restore(control, state));
    // React renders before the next control or press, so that a handler sees what was typed.
    await null;
  }
  // React listens for `focusin`, and state machines ignore presses on unfocused elements.
  if (island.contains(document.activeElement)) {
    whileAwake(island, () =>
      document.activeElement?.dispatchEvent(new FocusEvent('focusin', BUBBLES)),
    );
  }
  const next = () => {
    notePaths();
    return island.events?.shift() ?? takeHeld(island);
  };
  for (let event = next(); event; event = next()) {
    const pressed = event;
    const target = replayTarget(paths.get(pressed) ?? [pressed.target as Element], island, roots);
    whileAwake(island, () => replay(pressed, target, stopped.has(pressed) ? undefined : island));
    // React renders after each press, before the next.
    await null;
  }
  island.status = AWAKE;
  for (const other of document.querySelectorAll<Island>(TOGETHER)) wake(other);
}

const isRecent = ({ timeStamp }: Event): boolean => performance.now() - timeStamp < PATIENCE;

/** Calls `effect` once the effects of its children have run, with a function that renders again. */
function WithEffect({ effect, children }: WithEffectProps) {
  const [, mount] = useState(false);
  useEffect(() => effect(() => mount(true)), [effect]);
  return children;
}

/** Takes the held submission out of the island: it comes after all presses. */
function takeHeld(island: Island): Event | undefined {
  const { held } = island;
  island.held = undefined;
  return held;
}

/**
 * Whether React has hydrated a boundary. It marks elements in order, so the last one's mark is
 * enough. With Preact `preact/root.ts` sets it.
 */
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
 * Waits until all islands that may share state are hydrated, before a press changes that state:
 * hydration keeps the attributes of the HTML, even where they no longer fit the state.
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

/** Runs something whose events reach React at once, as in an island that is awake. */
function whileAwake(island: Island, run: () => void): void {
  island.status = AWAKE;
  run();
  island.status = WAKING;
}
