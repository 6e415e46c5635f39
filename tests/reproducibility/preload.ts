import { createHook } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Comes before every program of a build (`node --import`): it sets the clock on, takes rights to
 * new files away, and notes in the file that `ASKED_OF_NETWORK` names who asks the network for
 * anything, a name's address included. Node reports each such request to its hooks, whatever
 * function it was made by.
 */
const ASKS =
  /^(?:TCPCONNECT|PIPECONNECT|GETADDRINFOREQ|GETNAMEINFOREQ|QUERY|UDPSEND)WRAP$|^UDPWRAP$/;
const AHEAD = 500 * 24 * 60 * 60 * 1000;

const asked = process.env.ASKED_OF_NETWORK;
if (asked) {
  createHook({
    init(_id, type) {
      if (ASKS.test(type)) appendFileSync(asked, `${type} ${new Error('from').stack}\n`);
    },
  }).enable();
}

const now = Date.now;
Date.now = () => now() + AHEAD;
globalThis.Date = new Proxy(Date, {
  apply: () => new Date().toString(),
  construct: (date, parts, kind) =>
    Reflect.construct(date, parts.length === 0 ? [date.now()] : parts, kind),
});

if (isMainThread) process.umask(0o077);
