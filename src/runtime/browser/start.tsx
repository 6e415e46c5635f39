import { StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as defaultRootOptions } from 'waku/client';
import { Router } from 'waku/router/client';
import { replay } from './replay';
import { allowStructuredData } from './trusted-types';

declare global {
  interface Window {
    /** Settled by the boot script once payload, runtime and islands are all there; whether without a sign of intent. */
    noughtlineArrival?: Promise<boolean>;
  }
  /** Set by whoever fetched the page's payload before this module ran. */
  var __WAKU_HYDRATE__: boolean | undefined;
}

/**
 * Brings React to the page: on the built site over the HTML that is already
 * there, in development from nothing. Called once, when the boot script (or Vite)
 * imports the client entry. A page whose islands or payload did not come is left
 * as it is; what is here already stays, and waits for the next try.
 */
export async function start(): Promise<void> {
  const byItself = await window.noughtlineArrival;
  const app = <App />;
  if (globalThis.__WAKU_HYDRATE__) {
    document.querySelector('script[type=speculationrules]')?.remove();
    allowStructuredData();
    recoverFromStaleChunks();
    const hydrate = () => hydrateRoot(document, app, defaultRootOptions);
    // In slices where nobody waits for it. Elsewhere at once: slices end later, and a press that comes meanwhile makes
    // React do all that is left before it answers, 300 ms with the processor slowed four times.
    if (byItself) startTransition(() => void hydrate());
    else hydrate();
  } else {
    document.documentElement.dataset.js = '';
    createRoot(document, defaultRootOptions).render(app);
  }
}

function App() {
  useEffect(() => {
    document.documentElement.dataset.js = 'here';
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
