import { fsRouter } from 'waku';
import adapter from 'waku/adapters/node';
import { isSkipped, isStock, pageOptions } from './build/page-options';
import { withShapedPages } from './runtime/html/shaped-build';

/** Every route is a file below `pages`; `runtime` transforms the HTML that is built from it. */
const router = fsRouter(
  // Exhaustive, because a star alone does not match `.well-known`.
  import.meta.glob('./pages/**/*.{ts,tsx}', { exhaustive: true }),
  { unstable_skipBuild: isSkipped },
);

export default adapter(isStock ? router : withShapedPages(router, pageOptions));
