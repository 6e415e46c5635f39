// Imported as a namespace: if Waku finds `fsRouter` imported by name, `npm run dev` writes
// `src/pages.gen.ts`, which would change the build id and fail `npm run check`.
import * as waku from 'waku';
import adapter from 'waku/adapters/node';

/** Every route is a file below `pages`. */
export default adapter(
  waku.fsRouter(
    // Exhaustive, because `*` alone does not match `.well-known`.
    import.meta.glob('./pages/**/*.{ts,tsx}', { exhaustive: true }),
  ),
);
