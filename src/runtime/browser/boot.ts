import { hasReact } from './has-react.ts';

/*
 * Lazy hydration on interaction. Waits for the first sign that somebody approaches an island's
 * control, then fetches the page's payload, the runtime and its chunks side by side and starts
 * React. Compiled with the site's own early code into the script that every page inlines, so every
 * byte counts.
 *
 * What differs from page to page stands in attributes of the script element:
 * `data-scripts` (the runtime, then the page's islands), `data-payload`
 * (the page as React needs it) and `data-size` (its bytes, so that a payload that is
 * truncated or of another deployment is never hydrated).
 */
declare global {
  interface Window {
    /** Hydrates the page from its payload. Set by the imported runtime, called once everything has loaded. */
    lazyHydrate?: (payload: ArrayBuffer) => void;
    /** Controls pressed and forms submitted before hydration; `replay.ts` replays them. */
    lazyQueue?: Set<HTMLElement> | undefined;
  }
}

/** Settings that the plugin fills in; see `options.ts`. */
declare const __LAZY_WAKE__: string;
declare const __LAZY_SIGNS__: readonly string[];
declare const __LAZY_REPLAY__: string;

/** How long after a failure signs are ignored, in milliseconds. */
const PAUSE = 1000;

/**
 * Starts to listen.
 *
 * @param answer answers a press at once, without React; says whether it did. A press that it does not
 *   answer is replayed once React is there
 */
export function waitForIntent(answer?: (control: HTMLElement) => unknown): void {
  // Script runs here: what only React could open or move may be closed or hidden.
  document.documentElement.dataset.js = '';
  const { dataset } = document.currentScript as HTMLScriptElement;
  /**
   * Set also on a page that React failed to render. It is kept in the history entry: unlike
   * storage, reading that needs no other process.
   */
  let isLoading = (history.state as { still?: boolean } | null)?.still;

  const payload = async () => {
    const body = await (await fetch(dataset.payload as string)).arrayBuffer();
    if (`${body.byteLength}` !== dataset.size) throw 0;
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
      window.lazyHydrate?.(body);
    } catch {
      setTimeout(() => {
        isLoading = false;
      }, PAUSE);
    }
  };

  for (const sign of __LAZY_SIGNS__) {
    addEventListener(
      sign,
      (event) => {
        const target = event.target as Element;
        const isClick = sign === 'click';
        if (hasReact() || !target.closest?.(__LAZY_WAKE__)) return;
        if (isClick || (event as PointerEvent).pointerType !== 'touch') wake();
        const control = target.closest<HTMLElement>(__LAZY_REPLAY__);
        if (!isClick || !control) return;
        // React does not see the event: while it hydrates it would handle some and drop others.
        event.stopPropagation();
        if (!answer?.(control)) queue(control);
      },
      true,
    );
  }
}

/** Queues an element whose press or submission is to be replayed. */
export function queue(element: HTMLElement): void {
  // biome-ignore lint/suspicious/noAssignInExpressions: 7 bytes less on every page
  (window.lazyQueue ??= new Set()).add(element);
}
