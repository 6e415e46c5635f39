import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, type RateLimiterRes, RateLimiterUnion } from 'rate-limiter-flexible';
import { DAY } from './dates.ts';

interface Allowed {
  /** How many requests a network or an email address may send in a minute, and in a day. */
  readonly aMinute: number;
  readonly aDay: number;
  /** How many requests all networks of one /48 may send together in a day. */
  readonly aDayWider: number;
}

const memory = (keyPrefix: string, points: number, seconds: number) =>
  new RateLimiterMemory({ keyPrefix, points, duration: seconds });

/** Counts how often somebody does something; counts stay in memory only, for a day at most. */
export class Limit {
  readonly #narrow: RateLimiterUnion;
  readonly #wide: RateLimiterUnion;
  /** When a daily limit was last reached. */
  #reachedAt = Number.NEGATIVE_INFINITY;

  constructor({ aMinute, aDay, aDayWider }: Allowed) {
    const day = DAY / 1000;
    this.#narrow = new RateLimiterUnion(memory('minute', aMinute, 60), memory('day', aDay, day));
    this.#wide = new RateLimiterUnion(memory('day', aDayWider, day));
  }

  /**
   * Counts one try.
   *
   * @param keys the network, and the email address if there is one
   * @param wider the /48 around a network of IPv6
   * @returns how long to wait, in milliseconds
   */
  async count(keys: readonly string[], wider?: string): Promise<number> {
    try {
      await Promise.all(keys.map((key) => this.#narrow.consume(key)));
      // Refused tries do not count for the wider network, so that one part cannot use it up.
      if (wider !== undefined) await this.#wide.consume(wider);
      return 0;
    } catch (exceeded) {
      const limits = exceeded as Readonly<Record<string, RateLimiterRes>>;
      if ('day' in limits) this.#reachedAt = performance.now();
      return Math.max(...Object.values(limits).map(({ msBeforeNext }) => msBeforeNext));
    }
  }

  /** Whether somebody has reached a daily limit within the last day. */
  get wasReached(): boolean {
    return performance.now() - this.#reachedAt < DAY;
  }
}

/** An address in its shortest form, without a port; a text that is no address, unchanged. */
function plainAddress(text: string): string {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

/**
 * The network that a request is counted for, and with IPv6 the wider network around it: providers
 * give one customer an IPv4 address, or a /64 of IPv6 at least and a /48 at most.
 *
 * @param forwarded the header `X-Forwarded-For`, which is believed from proxies on this machine
 * @param proxies the addresses of other proxies that are believed, in their shortest form
 */
export function networksOf(
  remote: string,
  forwarded = '',
  proxies: readonly string[] = [],
): string[] {
  const isTrusted = (hop: string) =>
    proxies.includes(hop) || (ipaddr.isValid(hop) && ipaddr.process(hop).range() === 'loopback');
  const hops = forwarded.split(',').map(plainAddress);
  const hop = hops.findLast((each) => !isTrusted(each)) ?? '';
  const isBelieved = isTrusted(plainAddress(remote)) && ipaddr.isValid(hop);
  const address = isBelieved ? hop : plainAddress(remote);
  if (!ipaddr.isValid(address) || ipaddr.process(address).kind() === 'ipv4') return [address];
  return [64, 48].map((bits) =>
    ipaddr.IPv6.networkAddressFromCIDR(`${address}/${bits}`).toString(),
  );
}
