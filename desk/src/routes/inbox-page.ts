import { html } from 'hono/html';
import type { DeskContext } from '../access.ts';
import type { Desk } from '../desk.ts';
import type { Consultation, StoredEnquiry } from '../entries.ts';
import { healthOf, problemsOf } from '../health.ts';
import { type Html, page } from '../page.ts';

export type AnyEntry = StoredEnquiry | Consultation;

/** The pattern of an id in an address. */
export const ID_PATTERN = '[1-9][0-9]{0,14}';
/** The addresses of the two lists. */
export const LISTS = { enquiry: '/inbox', consultation: '/inbox/consultations' } as const;

/** A hidden field of a form. */
export const hidden = (name: string, value: string | number) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/**
 * A form of one button.
 *
 * @param more what stands before the button, such as hidden fields
 * @param unseen the part of the button's label that only screen readers read
 */
export const buttonForm = (action: string, label: string, more: Html | string = '', unseen = '') =>
  html`<form method="post" action="${action}">${more}
<button class="plain" type="submit">${label}<span class="hidden"> ${unseen}</span></button></form>`;

/** The button that deletes. It shows after a first press, so that one press deletes nothing. */
export const deleteButton = (label: string): Html => html`<details><summary>${label}</summary>
<button class="button danger" type="submit">Yes, delete for good</button></details>`;

/** A page of the inbox, with the desk's problems. */
export async function inboxPage(
  c: DeskContext,
  desk: Desk,
  title: string,
  main: Html,
  status: 200 | 422 = 200,
) {
  const health = await healthOf(desk);
  const problems = [...problemsOf(health), ...health.notices];
  const isClockDoubted = health.problems.clock.length > 0;
  const content = page(desk, {
    title,
    isError: status === 422,
    nav: html`<a href="/inbox">Enquiries</a><a href="/inbox/consultations">Consultations</a>
<a href="/inbox/times">Time off</a>${buttonForm('/inbox/sign-out', 'Sign out')}`,
    main: html`${problems.map((problem) => html`<p class="notice warning">${problem}</p>`)}
${isClockDoubted ? buttonForm('/inbox/clock', 'The clock is right') : ''}${main}`,
  });
  return c.html(content, status);
}

/** The address of a list of all entries with this entry's email address. */
export const samePersonHref = (entry: AnyEntry): string =>
  `${LISTS['slot' in entry ? 'consultation' : 'enquiry']}?search=${encodeURIComponent(entry.email)}`;
