import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import ipaddr from 'ipaddr.js';
import { newSecret } from './consultations.ts';
import type { Store } from './database.ts';
import { HOUR } from './dates.ts';
import { plainAddress } from './limiter.ts';

export type Env = { Bindings: HttpBindings };
export type Request = Context<Env>;

export const SESSION: number = 12 * HOUR;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Compares in constant time, whatever the lengths. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** Who is signed in to the inbox. The database knows neither the cookies nor the token. */
export class Sessions {
  readonly #store: Store;
  readonly #token: string;

  constructor(store: Store, token: string) {
    this.#store = store;
    this.#token = token;
  }

  /** Begins a session. @returns the value of its cookie */
  async begin(): Promise<string> {
    const secret = newSecret();
    await this.#store.write(() =>
      this.#store.run(
        'INSERT INTO sessions (hash, until) VALUES (?, ?)',
        this.#hashOf(secret),
        this.#store.now() + SESSION,
      ),
    );
    return secret;
  }

  /** Whether a session is one of ours and has not ended. */
  isOpen(secret: string): boolean {
    const row = this.#store.get('SELECT until FROM sessions WHERE hash = ?', this.#hashOf(secret));
    const left = Number(row?.until ?? 0) - this.#store.now();
    // A clock that was set back makes no session longer.
    return left > 0 && left <= SESSION;
  }

  end(secret: string): Promise<unknown> {
    return this.#store.write(() =>
      this.#store.run('DELETE FROM sessions WHERE hash = ?', this.#hashOf(secret)),
    );
  }

  /** Another token ends all sessions. */
  #hashOf(secret: string): string {
    return createHmac('sha256', this.#token).update(secret).digest('base64url');
  }
}

export const remoteOf = (c: Request): string =>
  plainAddress(c.env.incoming.socket.remoteAddress ?? '');

/** Whether a request came through a proxy: it says so, or is of a version that no browser speaks. */
export const isForwarded = (c: Request): boolean =>
  FORWARDED.some((name) => c.req.header(name) !== undefined) ||
  c.env.incoming.httpVersion === '1.0';

/** Whether an address is of this machine. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** The origin that the browser sees: the desk's own, or its loopback address. */
export const ownOrigin = (c: Context, origin: string): string =>
  c.req.header('host') === new URL(origin).host ? origin : `http://${c.req.header('host')}`;

/** Whether a request was meant for this desk, by the name that it asks for. */
export function isOwnHost(host: string | undefined, origin: string, listened: string): boolean {
  if (host === undefined) return false;
  const { host: own, port } = new URL(origin);
  if (host.toLowerCase() === own) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  // Behind a proxy the health check of the machine itself may use the loopback address.
  const isOwn = ['localhost', '127.0.0.1', '[::1]', listened].includes(name);
  return isOwn && (port === '' || host.endsWith(`:${port}`) || !own.startsWith('127.'));
}
