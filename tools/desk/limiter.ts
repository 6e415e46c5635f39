import { isIPv6 } from 'node:net';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Beyond this many addresses the oldest is forgotten. */
const MOST_ADDRESSES = 100_000;

/** How often one address may do something. */
export interface Limit {
  readonly perMinute: number;
  readonly perDay: number;
}

/**
 * A rate limiter by address. Addresses are kept in memory only, for a day at most. The clock is
 * monotonic: one that is set back changes nothing.
 */
export class Limiter {
  readonly #limit: Limit;
  readonly #clock: () => number;
  readonly #times = new Map<string, number[]>();

  constructor(limit: Limit, clock: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#clock = clock;
  }

  /** @returns seconds to wait; 0 when it is allowed, and then it is counted */
  take(address: string): number {
    const now = this.#clock();
    const key = networkOf(address);
    const times = (this.#times.get(key) ?? []).filter((time) => now - time < DAY);
    const lastMinute = times.filter((time) => now - time < MINUTE);
    const until = Math.max(
      lastMinute.length >= this.#limit.perMinute ? (lastMinute[0] ?? now) + MINUTE : 0,
      times.length >= this.#limit.perDay ? (times[0] ?? now) + DAY : 0,
    );
    if (until > 0) return Math.max(1, Math.ceil((until - now) / 1000));
    this.#times.delete(key);
    this.#times.set(key, [...times, now]);
    if (this.#times.size > MOST_ADDRESSES) {
      const [first] = this.#times.keys();
      if (first !== undefined) this.#times.delete(first);
    }
    return 0;
  }

  /** Forgets addresses that were not seen for a day. */
  forget(): void {
    const now = this.#clock();
    for (const [key, times] of this.#times) {
      // The map is in the order of the last visit.
      if (now - (times.at(-1) ?? 0) < DAY) break;
      this.#times.delete(key);
    }
  }
}

/** The part of an IPv6 address that one customer has to themselves; IPv4 as it is. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const gap = tail === undefined ? 0 : 8 - front.length - back.length;
  return [...front, ...Array<string>(gap).fill('0'), ...back]
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, '').toLowerCase())
    .join(':');
}

/**
 * Whose request this is.
 *
 * @param remote the other end of the connection
 * @param forwarded the value of `X-Forwarded-For`, believed only from a trusted proxy
 */
export function visitorAddress(
  remote: string,
  forwarded: string | undefined,
  proxies: readonly string[],
): string {
  const plain = remote.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!proxies.includes(plain) || !forwarded) return plain;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return hops.findLast((hop) => !proxies.includes(hop)) ?? plain;
}
