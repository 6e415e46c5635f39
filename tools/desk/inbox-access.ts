import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

const HOURS = 12;
export const SESSION_SECONDS: number = HOURS * 60 * 60;
const LOOPBACK = /^(?:127(?:\.\d{1,3}){3}|::1|::ffff:127(?:\.\d{1,3}){3})$/;
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'] as const;

const digest = (value: string) => createHash('sha256').update(value).digest();

/** Compares in constant time, whatever the lengths. */
export const isSame = (one: string, other: string): boolean =>
  timingSafeEqual(digest(one), digest(other));

/** A session: when it ends, signed with the token. Another token ends all sessions. */
export function sessionFor(token: string, now: number): string {
  const until = String(now + SESSION_SECONDS * 1000);
  return `${until}.${signed(token, until)}`;
}

/** Whether a session cookie is one of ours and has not ended. */
export function isSession(value: string, token: string, now: number): boolean {
  const [until = '', signature = ''] = value.split('.');
  const left = Number(until) - now;
  return isSame(signature, signed(token, until)) && left > 0 && left <= SESSION_SECONDS * 1000;
}

const signed = (token: string, text: string) =>
  createHmac('sha256', token).update(`inbox ${text}`).digest('base64url');

/** Whether a request comes from this machine itself and not through a proxy on it. */
export const isLocal = (remote: string, headers: Headers): boolean =>
  LOOPBACK.test(remote) && !FORWARDED.some((name) => headers.has(name));

/** Whether a post comes from the desk's own page. Without either header it does not. */
export function isOwnPost(headers: Headers, origin: string): boolean {
  const site = headers.get('sec-fetch-site');
  const from = headers.get('origin');
  if (site !== null && site !== 'same-origin') return false;
  return from === null ? site === 'same-origin' : from === origin;
}
