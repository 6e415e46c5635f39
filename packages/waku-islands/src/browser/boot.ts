/*
 * The part of the runtime that every page with islands inlines: it notices that an island is
 * wanted, keeps presses, and fetches the island's code. Every byte counts here; code that can wait
 * until React is there is in `hydrate.ts`.
 */

import {
  AWAKE,
  GONE,
  type Held,
  type Island,
  NOT_NOW,
  PATIENCE,
  STALE,
  THERE,
  TOGETHER,
  WAKING,
} from './common.ts';

type Runtime = typeof import('./hydrate.ts');
/** What the chunk of an island exports: components by name. */
type Components = Readonly<Record<string, Parameters<Runtime['hydrate']>[1]>>;

/**
 * Filled in by `html/compile-scripts.ts`: the replayed events that have handlers, the events that
 * wake an island, and the strategies in use.
 */
declare const __ISLANDS_PRESSES__: string;
declare const __ISLANDS_SIGNS__: string;
declare const __ISLANDS_VISIBLE__: boolean;
declare const __ISLANDS_IDLE__: boolean;
declare const __ISLANDS_LOAD__: boolean;
declare const __ISLANDS_TOGGLE__: boolean;
declare const __ISLANDS_ENTER__: boolean;
declare const __ISLANDS_TOGETHER__: boolean;

/** The pause before each retry of a request for code, in milliseconds. */
const WAITS = [300, 900, 2700];

/** Whether a script is there, is gone, or is unavailable for now. */
const answerFor = (href: string) =>
  fetch(href).then(
    ({ ok, status, headers }) => {
      // Hosts with a fallback page answer a missing file with 200 and HTML.
      if (ok && /script/.test(headers.get('content-type') as string)) return THERE;
      return status >= 500 ? NOT_NOW : GONE;
    },
    () => NOT_NOW,
  );

/**
 * Imports the first of these chunks; the others are those that it imports. Tries again after each
 * pause.
 *
 * @throws the last failure, or STALE where the code is of a deployment that is gone
 */
async function bring<Module>(
  addresses: string[],
  [pause, ...more]: number[] = WAITS,
): Promise<Module> {
  try {
    return await import(addresses[0] as string);
  } catch (error) {
    const answers = await Promise.all(addresses.map(answerFor));
    if (answers.includes(GONE)) throw STALE;
    // If every file is there, an older browser has cached the failed import: a reload helps.
    if (!pause) throw answers.includes(NOT_NOW) ? error : STALE;
    await new Promise((resolve) => setTimeout(resolve, pause));
    return bring(addresses, more);
  }
}

/** The elements of a tag name that stand in islands. */
const inIslands = (kind: string) => [
  ...document.querySelectorAll<HTMLElement>(`waku-island ${kind}`),
];

/**
 * Whether an event wakes no island: a key that moves the focus, a link to another page, mere focus.
 */
const isPassing = ({ type, key }: KeyboardEvent, target: Element, island: Island) =>
  // Browsers fire `toggle` for each parsed `<details open>`, so it counts only after a press.
  (__ISLANDS_TOGGLE__ && type === 'toggle' && !island.events) ||
  /Tab|Shift|Control|Alt|Meta|Escape/.test(key) ||
  (type === 'focusin' && !island.matches('[data-wake~=focus]')) ||
  target.closest('a[href]:not([href^="#"])');

/**
 * Whether a key types into a field, whose value is restored later. Enter in a field without a form
 * is a press instead.
 */
const isTyped = ({ key }: KeyboardEvent, target: HTMLInputElement) =>
  key &&
  target.matches('input,textarea,select') &&
  !(__ISLANDS_ENTER__ && key === 'Enter' && !target.form);

/** The islands that may share the state of an island. */
const othersOf = (island: Island) =>
  island.matches(TOGETHER) ? [...document.querySelectorAll<Island>(TOGETHER)] : [];

/** Holds a form back until its island answers it, or cannot be waited for any longer. */
function hold(island: Island, event: Held): void {
  event.preventDefault();
  event.stopPropagation();
  island.held ??= event;
  setTimeout(() => {
    if (island.held === event) post(island);
  }, PATIENCE);
}

/**
 * Submits a held form without its island. A form without an action stays, since the browser would
 * put its fields into the page's address.
 */
function post(island: Island): void {
  const { target: form, submitter } = island.held as Held;
  island.held = undefined;
  if (!form.hasAttribute('action')) return;
  form.removeAttribute('data-hold');
  form.requestSubmit(submitter);
}

/**
 * Starts to listen.
 *
 * @param answer answers a press at once, without React. Returns whether it did: a press that it has
 *   not answered is replayed once the island is hydrated
 */
export function watchIslands(answer?: (event: Event) => unknown): void {
  // The addresses that `html/island-page.ts` has put into the script's own element.
  const { dataset } = document.currentScript as HTMLScriptElement;
  const runtime = (dataset.islands as string).split(' ');

  const wake = async (island: Island, pressed?: Element): Promise<void> => {
    if (island.status) return;
    island.status = WAKING;
    // The others are hydrated while the state is still that of the HTML, before a press changes it.
    if (__ISLANDS_TOGETHER__) for (const other of othersOf(island)) wake(other);
    // The export and the chunks, as `ssr/island.ts` writes them.
    const [name, ...files] = (island.dataset.island as string).split(' ') as [string];
    const own = files.map((file) => (runtime[0] as string).replace(/[^/]*$/, file));
    // All files are requested at once; an import would request its own imports only later.
    for (const href of [...runtime, ...own]) {
      const link = document.createElement('link');
      document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
    }
    try {
      // React starts as soon as it has come, without waiting for the island's own code.
      const [hydrator, components] = await Promise.all([
        bring<Runtime>(runtime),
        bring<Components>(own),
      ]);
      await hydrator.hydrate(island, components[name] as Components[string], wake);
    } catch (error) {
      island.status = undefined;
      island.events = undefined;
      // The browser's own actions have happened already, except for the held form.
      if (island.held) post(island);
      // A form is better posted without its island than lost in a reload.
      else if (error === STALE && pressed && !island.querySelector('form'))
        reload(`${runtime}${files}`, pressed);
    }
    for (const control of island.querySelectorAll('[aria-busy]')) control.ariaBusy = null;
  };

  /**
   * Loads the page of the new deployment, once for the same missing code. The session storage keeps
   * which code was missing, and what was pressed.
   */
  const reload = (missing: string, pressed: Element) => {
    const { tagName, textContent } = pressed;
    try {
      if (sessionStorage.islands?.startsWith(missing)) return;
      const at = inIslands(tagName).indexOf(pressed as HTMLElement);
      sessionStorage.islands = [missing, tagName, at, textContent].join('\n');
      location.reload();
    } catch {
      // Without storage a reload could loop: the page stays as it is.
    }
  };

  const onEvent = (event: Event) => {
    const { type, pointerType } = event as PointerEvent;
    const target = event.target as HTMLInputElement;
    const island = target.closest?.<Island>('waku-island');
    if (!island || island.status === AWAKE) return;
    if (isPassing(event as KeyboardEvent, target, island)) return;
    // The site writes `data-hold`, or `html/island-page.ts` on a form without an action.
    const isHeld = type === 'submit' && target.matches('[data-hold]');
    const isPress =
      isHeld || (__ISLANDS_PRESSES__.includes(type) && !isTyped(event as KeyboardEvent, target));
    const control = target.closest('button,[role]') ?? target;
    if (isHeld) hold(island, event as Held);
    else if (isPress && !answer?.(event)) island.events = [...(island.events ?? []), event];
    setTimeout(() => {
      if (isPress && island.status === WAKING) control.ariaBusy = 'true';
    }, 200); // Nobody notices shorter waits.
    // A touch may be the start of a scroll, so there only the click counts.
    if (
      !(type === 'pointerdown' && pointerType === 'touch') &&
      !island.matches('[data-wake=with-react]')
    )
      wake(island, control);
  };

  for (const sign of __ISLANDS_SIGNS__.split(' ')) addEventListener(sign, onEvent, true);

  addEventListener('DOMContentLoaded', () => {
    if (__ISLANDS_LOAD__ || __ISLANDS_IDLE__ || __ISLANDS_VISIBLE__) {
      for (const island of document.querySelectorAll<Island>('waku-island')) wakeByItself(island);
    }
    try {
      const [missing, kind, at, ...text] = sessionStorage.islands.split('\n');
      // The press that met the old deployment is repeated once on the new one.
      sessionStorage.islands = missing;
      const control = inIslands(kind)[at] as HTMLElement;
      if (control.textContent === text.join('\n')) {
        control.focus();
        control.click();
      }
    } catch {}
  });

  const wakeByItself = (island: Island) => {
    const wakesAt = (one: string) => island.matches(`[data-wake~=${one}]`);
    if (__ISLANDS_LOAD__ && wakesAt('load')) wake(island);
    if (__ISLANDS_IDLE__ && wakesAt('idle'))
      (window.requestIdleCallback ?? setTimeout)(() => wake(island));
    if (__ISLANDS_VISIBLE__ && wakesAt('visible')) {
      // The island's element has no box, so its children are observed.
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake(island);
      });
      for (const child of island.children) observer.observe(child);
    }
  };
}
