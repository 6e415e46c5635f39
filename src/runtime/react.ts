/* For the site's own client components, which say 'use client' themselves. */
export { hasReact } from './browser/has-react.ts';
export { PageLink } from './browser/page-link.tsx';
export { usePayloadRetries } from './browser/payload-retries.ts';
export { postHeldForm } from './browser/replay.ts';
export { land, rememberScroll, settleScroll } from './browser/restore-scroll.ts';
