import { formatDistance } from 'date-fns/formatDistance';
import type { DeskContext } from './access.ts';
import type { Desk } from './desk.ts';
import { type Limit, networksOf } from './limits.ts';
import { log, loggable } from './log.ts';
import { messagePage } from './page.ts';

/** After how many seconds a client may try again what could not be stored. */
export const RETRY_SECONDS = '30';
/** The sentence for a form that could not be stored. */
export const NOTHING_STORED =
  'Nothing was stored, because the desk cannot write at the moment. Please try again in a minute.';
const NOTHING_HERE =
  'There is nothing at this address. A consultation that was cancelled, or not confirmed within an hour, is gone too.';

/** Answers an address at which there is nothing. */
export const answerNotFound = (c: DeskContext, desk: Desk) =>
  c.html(messagePage(desk, 'Not found', NOTHING_HERE), 404);

/**
 * Counts a request for its network, and for an email address if there is one. Above the limit it
 * sets the header `Retry-After`.
 *
 * @returns how long the visitor has to wait, in words; undefined where the request is within the
 *   limit
 */
export async function countRequest(c: DeskContext, { config }: Desk, limit: Limit, email?: string) {
  const { remoteAddress = '' } = c.env.incoming.socket;
  const hops = c.req.header('x-forwarded-for');
  const [network = '', wider] = networksOf(remoteAddress, hops, config.proxy);
  const wait = await limit.count(email === undefined ? [network] : [network, email], wider);
  if (wait === 0) return undefined;
  c.header('Retry-After', String(Math.ceil(wait / 1000)));
  return formatDistance(0, wait);
}

/**
 * Stores something. Where that fails, the reason is logged and `Retry-After` is set.
 *
 * @param event the name of the failure in the log
 * @returns an object with the result; undefined where storing failed
 */
export async function tryToStore<T>(c: DeskContext, event: string, run: () => Promise<T>) {
  try {
    return { result: await run() };
  } catch (error) {
    log('error', event, loggable(error));
    c.header('Retry-After', RETRY_SECONDS);
    return undefined;
  }
}
