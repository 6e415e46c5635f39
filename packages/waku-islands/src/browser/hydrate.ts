import { type ComponentType, createElement, type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { AWAKE, type Island, WAKING } from './boot.ts';

const BUBBLES = { bubbles: true };

/** Server markup inside an island, which React must not touch. */
interface Saved {
  /** Whether it stands in the page; else it waits in a template. */
  isInPage: boolean;
  nodes: readonly Node[];
}

type Props = Readonly<Record<string, unknown>>;
type Around = { effect: (render: () => void) => void; children?: ReactNode };
type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Hydrates an island as a React root of its own, then hands over what the visitor did meanwhile:
 * what was typed, ticked and chosen, then every press in order.
 *
 * @param island holds the HTML that `island.ts` rendered
 * @param Component the client component
 * @param wake wakes another island: those that wait for React alone
 * @returns once the island has answered everything
 * @throws what the component throws; the HTML is then as it was
 */
export async function hydrate(
  island: Island,
  Component: ComponentType<Props>,
  wake: (island: Island) => void,
): Promise<void> {
  const { props = '{}', prefix } = island.dataset;
  const saved = slotsOf(island);
  const controls = controlsOf(island).map((control) => [control, stateOf(control)] as const);
  const copies = [...island.childNodes].map((node) => node.cloneNode(true));
  const render = await new Promise<() => void>((resolve, reject) => {
    const app = createElement(
      WithEffect,
      { effect: resolve },
      createElement(Component, withSlots(props, saved)),
    );
    hydrateRoot(island, app, {
      ...(prefix ? { identifierPrefix: prefix } : {}),
      // Another island may have changed the store meanwhile: React renders anew, and says so as an error.
      ...(island.matches('[data-wake~=with-react]') ? { onRecoverableError: () => {} } : {}),
      onUncaughtError: (error) => {
        console.error(error);
        // React has removed all; the island stays what it was without React.
        island.replaceChildren(...copies);
        reject(error);
      },
    });
    // React hydrates at once for an event that it would replay, and no handler hears of this one.
    if (island.events) island.firstElementChild?.dispatchEvent(new Event('textInput', BUBBLES));
  });
  // What its effects have set is rendered at once, and not in tasks after the next frame.
  flushSync(render);
  // All are read before the first is given back: React renders then, and resets the others.
  const done = controls.map(([control, before]) => [control, latest(control, before)] as const);
  for (const [control, state] of done) as(island, () => restore(control, state));
  // React listens to it, and state machines ignore a press on what they have not seen focused.
  if (island.contains(document.activeElement)) {
    as(island, () => document.activeElement?.dispatchEvent(new FocusEvent('focusin', BUBBLES)));
  }
  const next = () => island.events?.shift() ?? island.held;
  for (let event = next(); event; event = next()) {
    const pressed = event;
    if (pressed === island.held) island.held = undefined;
    as(island, () => replay(pressed));
    // React renders the last press before the next: each counts.
    await null;
  }
  island.status = AWAKE;
  for (const other of document.querySelectorAll<Island>('waku-island[data-wake~=with-react]'))
    wake(other);
}

/** Hands over, once its children's effects have run, what renders anew. */
function WithEffect({ effect, children }: Around) {
  const [, mount] = useState(false);
  useEffect(() => effect(() => mount(true)), [effect]);
  return children;
}

/** Lets events through to React while it runs. */
function as(island: Island, run: () => void): void {
  island.status = AWAKE;
  run();
  island.status = WAKING;
}

/** The slots of an island, also those that it has not rendered yet, by their numbers. */
function slotsOf(island: Island): ReadonlyMap<string, Saved> {
  const saved = new Map<string, Saved>();
  for (const slot of island.querySelectorAll<HTMLElement>('waku-slot')) {
    if (slot.parentElement?.closest('waku-island') !== island) continue;
    // React renders anew where what a store holds is no longer what the HTML says.
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

/** Adopts server markup as it is; where it is taken away and put back, it is the same nodes. */
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
 * What the visitor has done with a control: before hydration, or while it took place. Of what is not
 * text, React has set the state by now.
 */
function latest(control: Control, before: State): State {
  const now = stateOf(control);
  const isText = control instanceof HTMLInputElement && !/checkbox|radio/.test(control.type);
  const isNewer = now.value !== before.value && (isText || !before.isChanged);
  return isNewer ? { ...now, isChanged: true } : before;
}

/** Gives a control what the visitor had done with it, as an event that React notices. */
function restore(control: Control, { value, isTicked, isChanged }: State): void {
  if (!isChanged) return;
  if (/checkbox|radio/.test(control.type)) {
    // A click is what React listens to; it turns this back, which React then sees as new.
    (control as HTMLInputElement).checked = !isTicked;
    control.click();
    return;
  }
  const selection = control instanceof HTMLSelectElement ? null : control.selectionStart;
  if (!(control instanceof HTMLSelectElement)) {
    // React ignores an event after which the value is the last that it knows.
    control.value = value ? '' : control.defaultValue;
  }
  native(control, value);
  if (selection !== null) (control as HTMLInputElement).setSelectionRange(selection, selection);
  const type = control instanceof HTMLSelectElement ? 'change' : 'input';
  control.dispatchEvent(new Event(type, BUBBLES));
}

/** Sets the value past React, which watches the control's own. */
function native(control: Control, value: string): void {
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value') ?? {};
  set?.call(control, value);
}

/** Repeats an event for React alone: what the browser does by itself has happened. */
function replay(event: Event): void {
  const target = event.target as HTMLElement;
  if (!target.isConnected) return;
  if (event.type === 'submit') {
    const form = target as HTMLFormElement;
    // When it was pressed, for an island that counts from there.
    form.dataset.held = String(event.timeStamp);
    form.requestSubmit((event as SubmitEvent).submitter);
    return;
  }
  // A tick has been restored with its state.
  if (event.type === 'click' && target.closest('input[type=checkbox],input[type=radio],label'))
    return;
  const copy = new (event.constructor as typeof Event)(event.type, event);
  const once = () => {
    copy.preventDefault();
    // Handlers that ask are not to be told: it was not they who prevented it.
    Object.defineProperty(copy, 'defaultPrevented', { value: false });
  };
  addEventListener(event.type, once, { capture: true, once: true });
  target.dispatchEvent(copy);
  removeEventListener(event.type, once, true);
}
