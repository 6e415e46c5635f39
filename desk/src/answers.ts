import { formatDistance } from 'date-fns/formatDistance';
import type { RateLimiterRes, RateLimiterUnion } from 'rate-limiter-flexible';
import { networkOf, type Request } from './access.ts';
import type { Desk } from './desk.ts';
import { messagePage } from './page.ts';
import { about, log } from './record.ts';

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
export async function waitFor(c: Request, limit: RateLimiterUnion, who: readonly string[]) {
  try {
    await Promise.all(who.map((each) => limit.consume(each)));
    return undefined;
  } catch (exceeded) {
    const limits = Object.values(exceeded as Record<string, RateLimiterRes>);
    const wait = Math.max(...limits.map(({ msBeforeNext }) => msBeforeNext));
    c.header('Retry-After', String(Math.ceil(wait / 1000)));
    return formatDistance(0, wait);
  }
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
