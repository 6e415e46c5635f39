import { networkOf, type Request } from './access.ts';
import type { Desk } from './desk.ts';
import { messagePage } from './page.ts';

export const RETRY_SECONDS = '30';
export const NOTHING_STORED =
  'Nothing was stored, because the desk cannot write at the moment. Please try again in a minute.';
const NOTHING_HERE =
  'There is nothing at this address. A consultation that was cancelled, or not confirmed within an hour, is gone too.';

export const answerNotFound = (c: Request, { frame }: Desk) =>
  c.html(messagePage(frame, 'Not found', NOTHING_HERE), 404);

export const visitorOf = (c: Request, { config }: Desk): string =>
  networkOf(
    c.env.incoming.socket.remoteAddress ?? '',
    c.req.header('x-forwarded-for'),
    config.proxy,
  );

export const waitWords = (seconds: number): string =>
  seconds > 5400
    ? `${Math.round(seconds / 3600)} hours`
    : seconds > 90
      ? `${Math.round(seconds / 60)} minutes`
      : 'a minute';
