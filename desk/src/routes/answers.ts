import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { type Request, remoteOf } from '../access.ts';
import type { Desk } from '../desk.ts';
import { visitorAddress } from '../limiter.ts';
import { messagePage, type Page } from '../pages/page.ts';

export const RETRY_SECONDS = 30;
export const NOTHING_STORED =
  'Nothing was stored, because the desk cannot write at the moment. Please try again in a minute.';

/** Answers with a page. */
export const send = (c: Request, page: Page, status: ContentfulStatusCode = 200) =>
  c.html(page, status);

export const answerNotFound = (c: Request, { frame }: Desk) =>
  send(
    c,
    messagePage(
      frame,
      'Not found',
      'There is nothing at this address. A consultation that was cancelled, or not confirmed within an hour, is gone too.',
    ),
    404,
  );

/** Whose request it is, for the limits. */
export const addressOf = (c: Request, { config }: Desk): string =>
  visitorAddress(remoteOf(c), c.req.header('x-forwarded-for'), config.proxies);

/** In words, how long to wait. */
export const waitWords = (seconds: number): string =>
  seconds > 5400
    ? `${Math.round(seconds / 3600)} hours`
    : seconds > 90
      ? `${Math.round(seconds / 60)} minutes`
      : 'a minute';
