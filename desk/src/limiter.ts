import ipaddr from 'ipaddr.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Beyond this many networks the oldest is forgotten. */
const MOST_NETWORKS = 100_000;
/** What providers give one customer of IPv6: the narrowest, and the wider ones, of which each may do twice as much. */
const PREFIXES = [64, 56, 48] as const;

/** How often one network may do something. */
export interface Limit {
  readonly perMinute: number;
  readonly perDay: number;
}

/**
 * A rate limiter by network. Addresses are kept in memory only, for a day at most. The clock is
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
    const counts = networksOf(address).map((network, step) => {
      const times = (this.#times.get(network) ?? []).filter((time) => now - time < DAY);
      const most = { perMinute: this.#limit.perMinute << step, perDay: this.#limit.perDay << step };
      return { network, times, until: nextTime(times, now, most) };
    });
    const until = Math.max(...counts.map((count) => count.until));
    if (until > 0) return Math.max(1, Math.ceil((until - now) / 1000));
    for (const { network, times } of counts) {
      this.#times.delete(network);
      this.#times.set(network, [...times, now]);
    }
    while (this.#times.size > MOST_NETWORKS) {
      const [first = ''] = this.#times.keys();
      this.#times.delete(first);
    }
    return 0;
  }

  /** Forgets networks that were not seen for a day. */
  forget(): void {
    const now = this.#clock();
    for (const [network, times] of this.#times) {
      // The map is in the order of the last visit.
      if (now - (times.at(-1) ?? 0) < DAY) break;
      this.#times.delete(network);
    }
  }
}

/** When it may be done again; 0 when it may be done now. */
function nextTime(times: readonly number[], now: number, { perMinute, perDay }: Limit): number {
  const lastMinute = times.filter((time) => now - time < MINUTE);
  return Math.max(
    lastMinute.length >= perMinute ? (lastMinute[0] ?? now) + MINUTE : 0,
    times.length >= perDay ? (times[0] ?? now) + DAY : 0,
  );
}

/** How often something may be done in a minute, by everybody together. */
export class Ceiling {
  readonly #most: number;
  readonly #clock: () => number;
  #begun = 0;
  #count = 0;

  constructor(most: number, clock: () => number = () => performance.now()) {
    this.#most = most;
    this.#clock = clock;
  }

  /** @returns seconds to wait; 0 when it is allowed, and then it is counted */
  take(): number {
    const now = this.#clock();
    if (now - this.#begun >= MINUTE) {
      this.#begun = now;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count > this.#most ? Math.ceil((this.#begun + MINUTE - now) / 1000) : 0;
  }
}

/** The networks that an address belongs to, the narrowest first. */
function networksOf(address: string): readonly string[] {
  if (!ipaddr.isValid(address)) return [address];
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return [parsed.toString()];
  return PREFIXES.map(
    (bits) => `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/${bits}`)}/${bits}`,
  );
}

/** An address in its shortest form, without a port; as it is when it is none. */
export function plainAddress(text: string): string {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
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
  const plain = plainAddress(remote);
  const trusted = new Set(proxies.map(plainAddress));
  if (!trusted.has(plain) || !forwarded) return plain;
  const hop = forwarded
    .split(',')
    .map(plainAddress)
    .findLast((address) => !trusted.has(address));
  // What is no address counts as the proxy's own.
  return hop !== undefined && ipaddr.isValid(hop) ? hop : plain;
}
