import { isMainThread } from 'node:worker_threads';

/**
 * Runs before every program of a build (`node --import`): sets the clock forward and restricts the
 * permissions of new files.
 */
const AHEAD = 500 * 24 * 60 * 60 * 1000;

const now = Date.now;
Date.now = () => now() + AHEAD;
globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (date, parts, kind) =>
    Reflect.construct(date, parts.length === 0 ? [date.now()] : parts, kind),
});

if (isMainThread) process.umask(0o077);
