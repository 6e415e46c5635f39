import { html } from 'hono/html';
import type { Request } from '../access.ts';
import { timeOf } from '../dates.ts';
import type { Desk } from '../desk.ts';
import { type Consultation, type StoredEnquiry, UNDO } from '../entries.ts';
import { healthOf, problemsOf } from '../health.ts';
import { type Html, page } from '../page.ts';

export type AnyEntry = StoredEnquiry | Consultation;

/** Ids in addresses, as a pattern. */
export const NUMBER = '[1-9][0-9]{0,14}';
export const LISTS = { enquiry: '/inbox', consultation: '/inbox/consultations' } as const;

export const hidden = (name: string, value: string | number) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

/** A form of one button; what is not seen of its label is for screen readers. */
export const button = (action: string, label: string, more: Html | string = '', unseen = '') =>
  html`<form method="post" action="${action}">${more}
<button class="plain" type="submit">${label}<span class="hidden"> ${unseen}</span></button></form>`;

/** A page of the inbox, with what is wrong, and what can be undone. */
export async function inbox(
  c: Request,
  desk: Desk,
  title: string,
  main: Html,
  status: 200 | 422 = 200,
) {
  const health = await healthOf(desk);
  const problems = [...problemsOf(health), ...health.notices];
  const [deleted] = [desk.enquiries.lastHidden(), desk.consultations.lastHidden()]
    .filter((last) => last !== undefined)
    .sort((one, other) => other.at - one.at);
  const undo = deleted
    ? html`<form class="notice" method="post" action="/inbox/undo">${hidden('at', deleted.at)}
<span role="status">Deleted: ${deleted.count}. Until ${timeOf(deleted.at + UNDO)} it can be brought back.</span>
<button class="button second" type="submit">Undo</button></form>`
    : '';
  const isDoubted = health.problems.clock.length > 0;
  const content = page(desk, {
    title,
    isError: status === 422,
    nav: html`<a href="/inbox">Enquiries</a><a href="/inbox/consultations">Consultations</a>
<a href="/inbox/times">Time off</a>${button('/inbox/sign-out', 'Sign out')}`,
    main: html`${problems.map((problem) => html`<p class="notice warning">${problem}</p>`)}
${isDoubted ? button('/inbox/clock', 'The clock is right') : ''}${undo}${main}`,
  });
  return c.html(content, status);
}

/** Where an entry is read. */
export const pathOf = (entry: AnyEntry) =>
  `/inbox/${'slot' in entry ? 'consultation' : 'enquiry'}/${entry.id}`;
