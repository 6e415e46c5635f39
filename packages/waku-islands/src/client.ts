import { createElement, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as options } from 'waku/client';
import { Router } from 'waku/router/client';

/**
 * Waku's own client, for projects without a client entry: in development, and on pages whose mode
 * is `full`. Other pages do not load it.
 *
 * @param runScripts runs the inline scripts of pages with islands, whose listeners for
 *   `DOMContentLoaded` are on the window
 */
export function startWaku(runScripts: () => Promise<unknown>): void {
  let hasRun = false;
  function App() {
    useEffect(() => {
      // React's strict mode runs effects twice.
      if (!hasRun)
        // Repeats the event that the scripts missed, but not at the document, where Flight listens.
        runScripts().then(() => dispatchEvent(new Event('DOMContentLoaded')));
      hasRun = true;
    }, []);
    return createElement(StrictMode, null, createElement(Router));
  }
  const { __WAKU_HYDRATE__: isRendered } = globalThis as { __WAKU_HYDRATE__?: boolean };
  if (isRendered) hydrateRoot(document, createElement(App), options);
  else createRoot(document, options).render(createElement(App));
}
