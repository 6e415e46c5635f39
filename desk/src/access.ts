import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { RateLimiterMemory, RateLimiterUnion } from 'rate-limiter-flexible';
import { HOUR } from './dates.ts';

export type Env = { Bindings: HttpBindings };
export type Request = Context<Env>;

const SHORTEST_TOKEN = 32;

/** 256 bits that nobody guesses, as a part of an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a secret, so that the database does not reveal it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time, whatever the lengths. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** The token that opens the inbox, from its file in the desk's folder; made where there is none. */
export function tokenOf(folder: string): { readonly token: string; readonly isNew: boolean } {
  const file = join(folder, 'token');
  const isNew = !existsSync(file);
  if (isNew) writeFileSync(file, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' });
  const token = readFileSync(file, 'utf8').trim();
  if (token.length >= SHORTEST_TOKEN) return { token, isNew };
  throw new Error(`"${file}" holds no token. Delete it: the next start makes one.`);
}

export const SESSION: number = 12 * HOUR;

/** Whether the moment until which somebody is signed in has not come, and is one that we gave. */
export function isSignedIn(until: string | false | undefined, now: number): boolean {
  const left = Number(until || 0) - now;
  // A clock that was set back makes no session longer.
  return left > 0 && left <= SESSION;
}

/** Whether a request was meant for this desk, by the name that it asks for. */
export function isOwnHost(host: string, origin: string, listened: string): boolean {
  const { host: own, port } = new URL(origin);
  if (host.toLowerCase() === own) return true;
  // Behind a proxy the health check of the machine itself may use the loopback address.
  const isOwn = ['localhost', '127.0.0.1', '[::1]', listened].includes(host.replace(/:\d+$/, ''));
  return isOwn && (!own.startsWith('127.') || host.endsWith(`:${port}`));
}

/** How often somebody may do something. What is counted is in memory only, for a day at most. */
export const limitOf = (perMinute: number, perDay: number): RateLimiterUnion =>
  new RateLimiterUnion(
    new RateLimiterMemory({ keyPrefix: 'minute', points: perMinute, duration: 60 }),
    new RateLimiterMemory({ keyPrefix: 'day', points: perDay, duration: 24 * 60 * 60 }),
  );

/** An address in its shortest form, without a port; as it is when it is none. */
function plainAddress(text: string): string {
  const [, bracketed, withPort] = /^\[([^\]]+)\](?::\d+)?$|^([\d.]+):\d+$/.exec(text.trim()) ?? [];
  const address = bracketed ?? withPort ?? text.trim();
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address;
}

// An IPv4 address, or what providers give one customer of IPv6 at least. `X-Forwarded-For` is believed
// of proxies on this machine and known ones, whose addresses are in the shortest form.
/** The network that a request is counted for. */
export function networkOf(remote: string, forwarded = '', proxies: readonly string[] = []): string {
  const isTrusted = (hop: string) =>
    proxies.includes(hop) || (ipaddr.isValid(hop) && ipaddr.process(hop).range() === 'loopback');
  const hops = forwarded.split(',').map(plainAddress);
  const hop = hops.findLast((each) => !isTrusted(each)) ?? '';
  const isBelieved = isTrusted(plainAddress(remote)) && ipaddr.isValid(hop);
  const address = isBelieved ? hop : plainAddress(remote);
  if (!ipaddr.isValid(address) || ipaddr.process(address).kind() === 'ipv4') return address;
  return ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString();
}
