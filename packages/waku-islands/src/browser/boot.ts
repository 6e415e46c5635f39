/*
 * The part of the runtime that every page with islands inlines: it notices that an island is
 * wanted, keeps what was pressed, and fetches the island's code. Every byte counts here; what can
 * wait until React is there stands in `hydrate.ts`.
 */

/** An island in the page. */
export interface Island extends HTMLElement {
  /** Presses and submissions that React has not answered yet, in order. */
  events?: Event[];
  /** Undefined while it is plain HTML. */
  status?: typeof WAKING | typeof READY | undefined;
}

export const WAKING = 1;
export const READY = 2;

/** The chunk that hydrates, see `hydrate.ts`. */
type Runtime = typeof import('./hydrate.ts');

/** Whether a strategy, or a handler of toggle events, occurs on the site; filled in by the build. */
declare const __ISLANDS_VISIBLE__: boolean;
declare const __ISLANDS_IDLE__: boolean;
declare const __ISLANDS_LOAD__: boolean;
declare const __ISLANDS_TOGGLE__: boolean;

/** How long before each further request for code, in milliseconds. */
const WAITS = [300, 900, 2700];
/** How long a press may go unanswered before its control says that it waits, in milliseconds. */
const PATIENCE = 200;
/** How long a held form waits for its island before it is posted natively, in milliseconds. */
const HOLD = 5000;
/** Keys that move on or leave: no sign that somebody wants the island. */
const PASSING = /Tab|Shift|Con|Alt|Meta|Esc/;
/** Key of the session storage: which code was missing, and the press that asked for it. */
const RECOVERED = 'islands';

/** The code belongs to another deployment: any other failure is 1. */
const STALE = 0;

/** The addresses that have been fetched. */
const fetched = new Set<string>();

/**
 * Fetches a script until it is in the browser's cache. A failed `import()` could not be repeated:
 * browsers remember it.
 *
 * @throws {@link STALE} where the server does not have it, or the last failure
 */
async function fetchScript(address: string, [pause, ...more]: number[] = WAITS): Promise<void> {
  if (fetched.has(address)) return;
  try {
    const response = await fetch(address);
    // Hosts with a fallback page answer a missing file with 200 and HTML.
    const isScript = response.headers.get('content-type')?.includes('script');
    if (!response.ok || !isScript) throw +(response.status > 499);
    await response.arrayBuffer();
    fetched.add(address);
  } catch (error) {
    if (error === STALE || !pause) throw error;
    await new Promise((resolve) => setTimeout(resolve, pause));
    await fetchScript(address, more);
  }
}

/** The elements of a kind that stand in islands. */
const inIslands = (kind: string) => [
  ...document.querySelectorAll<HTMLElement>(`waku-island ${kind}`),
];

const isSubmit = ({ type }: Event) => type === 'submit';

/** Submits a held form without its island. */
function post({ target, submitter }: SubmitEvent): void {
  (target as HTMLFormElement).removeAttribute('data-hold');
  (target as HTMLFormElement).requestSubmit(submitter);
}

/** Whether an event says nothing about the island: a link, a key that moves on, a touch that scrolls. */
const isNoSign = (event: Event, target: Element, strategy: string | undefined) => {
  const { type } = event;
  const { key, pointerType } = event as KeyboardEvent & PointerEvent;
  return (
    strategy === 'with-react' ||
    (type === 'focusin' && strategy !== 'focus') ||
    (type === 'pointerdown' && pointerType === 'touch') ||
    (key && PASSING.test(key)) ||
    (type !== 'dragstart' && target.closest('a[href]'))
  );
};

/**
 * Starts to listen.
 *
 * @param answer answers a press at once, without React. Returns whether it did: a press that it has
 *   not answered is replayed once the island is hydrated
 */
export function watchIslands(answer?: (event: Event) => unknown): void {
  const { dataset } = document.currentScript as HTMLScriptElement;
  const runtime = (dataset.islands as string).split(' ');
  const folder = (runtime[0] as string).replace(/[^/]*$/, '');

  /** Fetches and hydrates an island. */
  const wake = async (island: Island, pressed?: Element): Promise<void> => {
    if (island.status) return;
    island.status = WAKING;
    const [name = '', ...files] = `${island.dataset.island}`.split(' ');
    try {
      // All at once: an import would ask for what it imports only then.
      const [first, own] = [runtime, files.map((file) => folder + file)];
      await Promise.all([...first, ...own].map((address) => fetchScript(address)));
      const [hydrator, module] = await Promise.all([
        import(first[0] as string),
        import(own[0] as string),
      ]);
      await (hydrator as Runtime).hydrate(island, module[name], wake);
    } catch (error) {
      island.status = undefined;
      const { events } = island;
      island.events = [];
      // What HTML does by itself has happened already, but for the form that was held.
      const held = events?.find(isSubmit);
      if (held) post(held as SubmitEvent);
      // A form is better posted without its island than lost in a reload.
      else if (error === STALE && pressed && !island.querySelector('form'))
        reload(`${runtime}${files}`, pressed);
    }
    for (const control of island.querySelectorAll('[aria-busy]'))
      control.removeAttribute('aria-busy');
  };

  /** Loads the page of the new deployment, once for the same missing code. */
  const reload = (missing: string, pressed: Element) => {
    const { tagName, textContent } = pressed;
    try {
      if (sessionStorage[RECOVERED]?.startsWith(missing)) return;
      const at = inIslands(tagName).indexOf(pressed as HTMLElement);
      sessionStorage[RECOVERED] = [missing, tagName, at, textContent].join('\n');
      location.reload();
    } catch {
      // Without storage a reload could loop: the page stays as it is.
    }
  };

  /** Keeps a press for the island, or holds a form back, while React is on its way. */
  const keep = (island: Island, event: Event, isHeld: boolean) => {
    // React, while it hydrates, would answer some of these and drop others.
    event.stopPropagation();
    island.events ??= [];
    const { events } = island;
    if (isHeld) {
      event.preventDefault();
      if (events.some(isSubmit)) return;
      setTimeout(() => {
        const at = island.events?.indexOf(event) as number;
        if (at >= 0) post(island.events?.splice(at, 1)[0] as SubmitEvent);
      }, HOLD);
    }
    if (isHeld || !answer?.(event)) events.push(event);
  };

  const onEvent = (event: Event) => {
    const { type } = event;
    const target = event.target as HTMLElement;
    const island = target.closest?.<Island>('waku-island');
    // Browsers say so of each `<details open>` as they parse it.
    if (__ISLANDS_TOGGLE__ && type === 'toggle' && !island?.status) return;
    if (!island || island.status === READY || isNoSign(event, target, island.dataset.wake)) return;
    const isHeld = isSubmit(event) && target.matches('[data-hold]');
    const isPress =
      type === 'click' ||
      (__ISLANDS_TOGGLE__ && type === 'toggle') ||
      (type === 'keydown' && !target.matches('input,textarea,select'));
    const control = target.closest('button,input,summary,[role],[tabindex]') ?? target;
    if (isHeld || isPress) {
      keep(island, event, isHeld);
      setTimeout(() => {
        if (island.status === WAKING) control.setAttribute('aria-busy', 'true');
      }, PATIENCE);
    }
    wake(island, control);
  };

  const signs = ['pointerdown', 'click', 'keydown', 'focusin', 'input', 'dragstart', 'submit'];
  if (__ISLANDS_TOGGLE__) signs.push('toggle');
  for (const sign of signs) addEventListener(sign, onEvent, true);

  addEventListener('DOMContentLoaded', () => {
    if (__ISLANDS_LOAD__ || __ISLANDS_IDLE__ || __ISLANDS_VISIBLE__) {
      for (const island of document.querySelectorAll<Island>('waku-island')) wakeByItself(island);
    }
    try {
      const [missing, kind, at, ...text] = sessionStorage[RECOVERED].split('\n');
      // The press that found the old deployment is done on the new one, once.
      sessionStorage[RECOVERED] = missing;
      const control = inIslands(kind)[at] as HTMLElement;
      if (control.textContent === text.join('\n')) {
        control.focus();
        control.click();
      }
    } catch {}
  });

  const wakeByItself = (island: Island) => {
    const strategy = island.dataset.wake;
    if (__ISLANDS_LOAD__ && strategy === 'load') wake(island);
    if (__ISLANDS_IDLE__ && strategy === 'idle')
      (window.requestIdleCallback ?? setTimeout)(() => wake(island));
    if (__ISLANDS_VISIBLE__ && strategy === 'visible') {
      // The island itself has no box.
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake(island);
      });
      for (const child of island.children) observer.observe(child);
    }
  };
}
