/* For client components of the site, which have their own 'use client'. */
export { hasReact } from './browser/has-react.ts';
export { PageLink } from './browser/page-link.tsx';
export { usePayloadRetries } from './browser/payload-retries.ts';
export { postHeldForm } from './browser/replay.ts';
export { land, rememberScroll, settleScroll } from './browser/restore-scroll.ts';
