import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { replay } from './browser/replay.ts';
import { defaultRootOptions, handOver, isRendered, Router } from './browser/waku-client.ts';

export { allowStructuredData } from './browser/trusted-types.ts';

/** Hooks of a site around hydration. Everything has a default. */
export interface StartOptions {
  /** Runs just before React hydrates a page that waited for it. */
  readonly beforeHydrate?: () => void;
  /** Runs once React has hydrated the page, or rendered it. */
  readonly afterHydrate?: () => void;
  /**
   * In development: hydrates the HTML, as Waku by itself does, or renders the page on the client,
   * which gives no warnings about what browser extensions and scripts have changed. Default:
   * `hydrate`.
   */
  readonly development?: 'hydrate' | 'render';
}

/**
 * The client entry. On a page with a boot script, hydrates once that has loaded the payload and the islands
 * as well; on others (rendered on request, without server rendering) and in development at once, as Waku
 * by itself does. To be called once, by `src/waku.client.tsx`.
 */
export function start(options: StartOptions = {}): void {
  if (import.meta.env.PROD && document.querySelector('script[data-scripts]')) {
    window.lazyHydrate = (payload) => hydrate(payload, options);
    return;
  }
  if (isRendered() && (import.meta.env.PROD || options.development !== 'render'))
    hydrateRoot(document, <App {...options} />, defaultRootOptions);
  else {
    document.documentElement.dataset.js = 'here';
    createRoot(document, defaultRootOptions).render(<App {...options} />);
  }
}

/** @param payload the page as React needs it */
async function hydrate(payload: ArrayBuffer, options: StartOptions): Promise<void> {
  handOver(payload);
  document.querySelector('script[type=speculationrules]')?.remove();
  options.beforeHydrate?.();
  recoverFromStaleChunks();
  // Hydration needs the whole document parsed.
  if (document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  }
  // Not in a transition: in slices hydration ends later, and a press that comes meanwhile makes React
  // do all that is left before it answers, 300 ms with the processor slowed four times.
  hydrateRoot(document, <App {...options} />, defaultRootOptions);
}

function App({ afterHydrate }: StartOptions) {
  // In the commit itself: from then on React handles events, and the boot script must not.
  useLayoutEffect(() => {
    document.documentElement.dataset.js = 'here';
  }, []);
  useEffect(() => {
    replay();
    afterHydrate?.();
  }, [afterHydrate]);
  return (
    <StrictMode>
      <Router />
    </StrictMode>
  );
}
const RECOVERED = 'recovered';
/** Replaces the build id until the page has been reloaded. */
const NEXT = 'next';

/**
 * A missing chunk means that a new version was deployed while this tab was open: the page is
 * reloaded. It is reloaded once per build id, so that a chunk that is missing for another reason
 * causes no loop. Waku's own output does much the same. Without storage, nothing is reloaded.
 */
function recoverFromStaleChunks(): void {
  const build = import.meta.env.WAKU_BUILD_ID;
  try {
    if (sessionStorage.getItem(RECOVERED) === NEXT) sessionStorage.setItem(RECOVERED, build);
  } catch {
    return;
  }
  window.addEventListener('vite:preloadError', (event) => {
    const recovered = sessionStorage.getItem(RECOVERED);
    if (recovered === build) return;
    event.preventDefault();
    // A second missing chunk would reload again.
    if (recovered === NEXT) return;
    sessionStorage.setItem(RECOVERED, NEXT);
    window.location.reload();
  });
}
