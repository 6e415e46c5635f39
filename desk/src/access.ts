import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Store } from './database.ts';
import { HOUR, MINUTE } from './dates.ts';

export type Env = { Bindings: HttpBindings };
export type DeskContext = Context<Env>;

/** A random secret of 256 bits that can stand in an address. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** The hash of a secret, so that the database does not reveal it. */
export const hashOf = (secret: string): string =>
  createHash('sha256').update(secret).digest('base64url');

/** Whether two secrets are the same. The comparison takes the same time whatever they are. */
export const isSameSecret = (one: string, other: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));

/** Whether a request was meant for this desk, by its `Host`. */
export function isOwnHost(host: string, origin: string, listenHost: string): boolean {
  const { host: ownHost, port } = new URL(origin);
  if (host.toLowerCase() === ownHost) return true;
  // Behind a proxy the health check of the machine itself may use the loopback address.
  const name = host.replace(/:\d+$/, '');
  const isThisMachine = ['localhost', '127.0.0.1', '[::1]', listenHost].includes(name);
  return isThisMachine && (!ownHost.startsWith('127.') || host.endsWith(`:${port}`));
}

/** How long somebody stays signed in. */
export const SESSION_LASTS: number = 12 * HOUR;
/** How long the printed address signs in. */
const CODE_LASTS = 10 * MINUTE;
/** The setting that holds the code's hash and the moment at which it ends. */
const CODE_SETTING = 'sign-in-code';
const SHORTEST_TOKEN = 32;

/** The token that opens the inbox, from its file in the desk's folder, made if there is none. */
export function tokenOf(folder: string): { readonly token: string; readonly isNew: boolean } {
  const file = join(folder, 'token');
  const isNew = !existsSync(file);
  if (isNew) writeFileSync(file, `${newSecret()}\n`, { mode: 0o600, flag: 'wx' });
  const token = readFileSync(file, 'utf8').trim();
  if (token.length >= SHORTEST_TOKEN) return { token, isNew };
  throw new Error(`"${file}" holds no token. Delete it: the next start makes one.`);
}

/** Whether a moment is ahead by at most `longest`, so that a clock set back extends nothing. */
function isAhead(moment: unknown, now: number, longest: number): boolean {
  const left = Number(moment || 0) - now;
  return left > 0 && left <= longest;
}

/** The ways into the inbox: a token, which staff paste, or a code in a printed address. */
export function createSignIn(store: Store, folder: string, originOf: () => string) {
  /** When each session ends. Kept in memory, so that no backup brings a session back. */
  const sessions = new Map<string, number>();
  return {
    ...tokenOf(folder),
    /**
     * Makes an address that signs in once, in place of the one made before.
     *
     * @returns the address in a sentence, and where the token is
     */
    async newAddress(): Promise<string> {
      const code = newSecret();
      const until = store.now() + CODE_LASTS;
      await store.write(() => store.remember(CODE_SETTING, `${hashOf(code)} ${until}`));
      return `Sign in to the inbox, once within ten minutes: ${originOf()}/inbox/sign-in?code=${code}
Later, paste the token, which is in ${join(folder, 'token')}`;
    },
    /** Uses a code up. @returns whether the code was right and in time */
    useCode: (code: string): Promise<boolean> =>
      store.write(() => {
        const [hash, until] = (store.setting(CODE_SETTING) ?? '').split(' ');
        const isRight = hash === hashOf(code) && isAhead(until, store.now(), CODE_LASTS);
        if (isRight) store.remember(CODE_SETTING, '');
        return isRight;
      }),
    /** Begins a session. @returns the value of its cookie */
    newSession(): string {
      const session = newSecret();
      sessions.set(session, store.now() + SESSION_LASTS);
      return session;
    },
    isSignedIn: (session = ''): boolean =>
      isAhead(sessions.get(session), store.now(), SESSION_LASTS),
    /** Ends a session, also for copies of its cookie. */
    endSession: (session = ''): boolean => sessions.delete(session),
  };
}
