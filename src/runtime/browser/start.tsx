import { StrictMode, useEffect, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as defaultRootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { replay } from './replay';
import { allowStructuredData } from './trusted-types';

/**
 * Starts React: on the built site it hydrates the HTML as soon as the boot script has loaded payload
 * and islands as well, in development it renders from nothing. Called once, when the boot script (or
 * Vite) imports the client entry.
 */
export function start(): void {
  if (import.meta.env.PROD) window.noughtlineStart = hydrate;
  else {
    document.documentElement.dataset.js = 'here';
    createRoot(document, defaultRootOptions).render(<App />);
  }
}

/** @param payload the page as React needs it */
async function hydrate(payload: ArrayBuffer): Promise<void> {
  Object.assign(globalThis, {
    __WAKU_HYDRATE__: true,
    __WAKU_INITIAL_RSC__: { response: Promise.resolve(new Response(payload)) },
  });
  document.querySelector('script[type=speculationrules]')?.remove();
  allowStructuredData();
  recoverFromStaleChunks();
  // What has not been parsed yet cannot be hydrated.
  if (document.readyState === 'loading') {
    await new Promise((done) => document.addEventListener('DOMContentLoaded', done));
  }
  // Not in a transition: in slices hydration ends later, and a press that comes meanwhile makes React
  // do all that is left before it answers, 300 ms with the processor slowed four times.
  hydrateRoot(document, <App />, defaultRootOptions);
}

function App() {
  // With the commit itself: from then on React answers, and nobody else may.
  useLayoutEffect(() => {
    document.documentElement.dataset.js = 'here';
  }, []);
  useEffect(() => {
    replay();
    linkManifest();
  }, []);
  return (
    <StrictMode>
      <Router />
    </StrictMode>
  );
}

/** The web manifest is fetched as soon as it is linked, and wanted by nobody before a page is touched. */
function linkManifest(): void {
  const link = document.createElement('link');
  link.rel = 'manifest';
  link.href = `${import.meta.env.BASE_URL}site.webmanifest`;
  document.head.append(link);
}

const RECOVERED = 'recovered';
/** Stands in the place of a build's id until the page has been loaded again. */
const NEXT = 'next';

/**
 * A chunk that is gone means that the site has been deployed anew under this
 * tab: the page is loaded again. The build that then comes is not left again for
 * a chunk of its own, so that one that is missing for another reason makes no
 * loop. Waku's own output does much the same. Without storage, nothing is reloaded.
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
    // A second chunk that is missed meanwhile would have the page asked for again.
    if (recovered === NEXT) return;
    sessionStorage.setItem(RECOVERED, NEXT);
    window.location.reload();
  });
}
