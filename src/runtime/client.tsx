import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { unstable_defaultRootOptions as options } from 'waku/client';
import { Router } from 'waku/router/client';

/**
 * Waku's own client, which hydrates the whole page at once: in development, and where the plugin's
 * mode is `full`. Pages with islands do not load it.
 *
 * @param afterHydrate runs once the page is hydrated
 */
export function startWaku(afterHydrate: () => void): void {
  const app = <App afterHydrate={afterHydrate} />;
  const { __WAKU_HYDRATE__: isRendered } = globalThis as { __WAKU_HYDRATE__?: boolean };
  if (isRendered) hydrateRoot(document, app, options);
  else createRoot(document, options).render(app);
}

function App({ afterHydrate }: { readonly afterHydrate: () => void }) {
  useEffect(() => afterHydrate(), [afterHydrate]);
  return (
    <StrictMode>
      <Router />
    </StrictMode>
  );
}
