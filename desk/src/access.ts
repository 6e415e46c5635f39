import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

export type Env = { Bindings: HttpBindings };
export type Request = Context<Env>;

/** 256 bits that nobody guesses, as a part of an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a secret, so that the database does not reveal it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Compares in constant time, whatever the lengths. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** Whether a request was meant for this desk, by the name that it asks for. */
export function isOwnHost(host: string, origin: string, listened: string): boolean {
  const { host: own, port } = new URL(origin);
  if (host.toLowerCase() === own) return true;
  // Behind a proxy the health check of the machine itself may use the loopback address.
  const isOwn = ['localhost', '127.0.0.1', '[::1]', listened].includes(host.replace(/:\d+$/, ''));
  return isOwn && (!own.startsWith('127.') || host.endsWith(`:${port}`));
}
