import { createElement, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as options } from 'waku/client';
import { Router } from 'waku/router/client';

/**
 * Waku's own client, for projects without a client entry: in development, and on pages whose mode
 * is `full`. Other pages do not load it.
 *
 * @param runScripts imports the modules that pages with islands have as inline scripts. They come
 *   after `DOMContentLoaded`; for those that wait for it on the window, it is dispatched again
 */
export function startWaku(runScripts: () => Promise<unknown>): void {
  let hasRun = false;
  function App() {
    useEffect(() => {
      // React's strict mode runs effects twice.
      if (!hasRun)
        // Repeats that event, but not at the document, where Flight listens for it.
        runScripts().then(() => dispatchEvent(new Event('DOMContentLoaded')));
      hasRun = true;
    }, []);
    return createElement(StrictMode, null, createElement(Router));
  }
  const { __WAKU_HYDRATE__: isRendered } = globalThis as { __WAKU_HYDRATE__?: boolean };
  if (isRendered) hydrateRoot(document, createElement(App), options);
  else createRoot(document, options).render(createElement(App));
}
