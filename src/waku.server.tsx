import { fsRouter } from 'waku';
import adapter from 'waku/adapters/node';
import { isSkipped, pageHooks } from './build/page-hooks';
import { isStock } from './lazy-hydration';
import { skipPages, withLazyHydration } from './runtime/server';

/** Every route is a file below `pages`; `runtime` transforms the HTML that is built from it. */
const router = fsRouter(
  // Exhaustive, because a star alone does not match `.well-known`.
  import.meta.glob('./pages/**/*.{ts,tsx}', { exhaustive: true }),
  isStock() ? {} : skipPages(isSkipped),
);

export default adapter(isStock() ? router : withLazyHydration(router, pageHooks));
