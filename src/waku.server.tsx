import { fsRouter } from 'waku';
import adapter from 'waku/adapters/node';
import { isSkipped, withShapedPages } from './runtime/build/shaped-build';

/** Every route is a file below `pages`; what is built from it passes through `runtime`. */
const router = fsRouter(
  // Exhaustive, because a star alone does not stand for `.well-known`.
  import.meta.glob('./pages/**/*.{ts,tsx}', { exhaustive: true }),
  { unstable_skipBuild: isSkipped },
);

export default adapter(withShapedPages(router));
