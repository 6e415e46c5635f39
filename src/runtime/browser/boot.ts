import { hasReact } from './has-react';

/*
 * Lazy hydration on interaction. Waits for the first sign that somebody approaches an island's
 * control, then fetches the page's payload, the runtime and its chunks side by side and starts
 * React. Bundled with the site's own early code into the script that every page inlines, so every
 * byte counts: see `budgets.boot`.
 *
 * What differs from page to page stands in attributes of the script element:
 * `data-scripts` (the runtime, then the page's islands), `data-payload`
 * (the page as React needs it) and `data-size` (its bytes, so that a payload that is
 * truncated or of another deployment is never hydrated).
 */
declare global {
  interface Window {
    /** Hydrates the page from its payload. Set by the imported runtime, called once everything has loaded. */
    noughtlineStart?: (payload: ArrayBuffer) => void;
    /** Buttons pressed and forms submitted before React was there, for `replay.ts`. */
    noughtlinePressed?: Set<HTMLElement> | undefined;
  }
}

/**
 * The attribute by which islands mark the controls that need React. A sign counts only on such an
 * element or inside one.
 */
const WAKE = '[data-wake]';
/**
 * The signs of intent. Not among them: scrolling; a pointer that the page moves under (browsers then
 * send `pointerover`, but no `pointermove`); a thumb that begins to scroll on a control (of a touch
 * only the `click` counts).
 */
const SIGNS = ['pointermove', 'pointerdown', 'click', 'keydown', 'focusin', 'input'];
/** How long after a failure signs are ignored, in milliseconds. */
const PAUSE = 1000;

/**
 * Starts to listen.
 *
 * @param answer answers a press at once, without React; says whether it did. A press that it does not
 *   answer is replayed once React is there
 */
export function waitForIntent(answer: (button: HTMLElement) => unknown): void {
  const { dataset } = document.currentScript as HTMLScriptElement;
  /** Also on a page that React failed to render. The history entry says so, since reading it asks no other process, unlike storage. */
  let isLoading = (history.state as { still?: boolean } | null)?.still;

  const payload = async () => {
    const body = await (await fetch(dataset.payload as string)).arrayBuffer();
    if (body.byteLength !== Number(dataset.size)) throw 0;
    return body;
  };

  const wake = async () => {
    if (isLoading) return;
    isLoading = true;
    try {
      const [body] = await Promise.all([
        payload(),
        ...(dataset.scripts as string).split(' ').map((href) => import(href)),
      ]);
      window.noughtlineStart?.(body);
    } catch {
      setTimeout(() => {
        isLoading = false;
      }, PAUSE);
    }
  };

  for (const sign of SIGNS) {
    addEventListener(
      sign,
      (event) => {
        const target = event.target as Element;
        const isClick = sign === 'click';
        if (hasReact() || !target.closest?.(WAKE)) return;
        if (isClick || (event as PointerEvent).pointerType !== 'touch') wake();
        const button = target.closest<HTMLElement>('button:not([type=submit])');
        if (!isClick || !button) return;
        // React does not see the event: while it hydrates it would handle some and drop others.
        event.stopPropagation();
        if (!answer(button)) queue(button);
      },
      true,
    );
  }
}

/** Queues an element whose press or submission is to be replayed. */
export function queue(element: HTMLElement): void {
  window.noughtlinePressed ??= new Set();
  window.noughtlinePressed.add(element);
}
