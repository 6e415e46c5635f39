import { formatDistance } from 'date-fns/formatDistance';
import { type Limit, networkOf, type Request } from './access.ts';
import type { Desk } from './desk.ts';
import { about, log } from './log.ts';
import { messagePage } from './page.ts';

export const RETRY_SECONDS = '30';
export const NOTHING_STORED =
  'Nothing was stored, because the desk cannot write at the moment. Please try again in a minute.';
const NOTHING_HERE =
  'There is nothing at this address. A consultation that was cancelled, or not confirmed within an hour, is gone too.';

export const answerNotFound = (c: Request, desk: Desk) =>
  c.html(messagePage(desk, 'Not found', NOTHING_HERE), 404);

export function visitorOf(c: Request, { config }: Desk): string {
  const { remoteAddress = '' } = c.env.incoming.socket;
  return networkOf(remoteAddress, c.req.header('x-forwarded-for'), config.proxy);
}

/** Counts a request for each of these. @returns how long to wait, in words; nothing when it is allowed */
export async function waitFor(c: Request, limit: Limit, who: readonly string[]) {
  const seconds = Math.max(0, ...(await Promise.all(who.map((each) => limit.take(each)))));
  if (seconds === 0) return undefined;
  c.header('Retry-After', String(seconds));
  return formatDistance(0, seconds * 1000);
}

/** Stores something, or says in the log why it could not be. @returns nothing then */
export async function stored<T>(c: Request, event: string, run: () => Promise<T>) {
  try {
    return { result: await run() };
  } catch (error) {
    log('error', event, about(error));
    c.header('Retry-After', RETRY_SECONDS);
    return undefined;
  }
}
