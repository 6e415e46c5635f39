import { html } from 'hono/html';
import { siteName } from '../../../src/content/site.ts';
import type { Consultation } from '../consultations.ts';
import { dayInWords, dayOf, elsewhere, inWords, MINUTE, timeOf } from '../dates.ts';
import type { Filter, StoredEnquiry } from '../enquiries.ts';
import { type EntryId, entryText, type Handling } from '../entries.ts';
import { phone } from '../phone.ts';
import type { Closure } from '../slots.ts';
import type { FieldErrors } from '../validation.ts';
import { type Frame, field, type Html, type Page, page, paragraph, summary } from './page.ts';

/** What every page of the inbox knows. */
export interface InboxFrame extends Frame {
  readonly now: number;
  /** What is wrong with the desk, in sentences. */
  readonly problems: readonly string[];
  /** How many enquiries wait for somebody to look at them. */
  readonly inReview: number;
  readonly isSignedIn: boolean;
  /** What was just deleted, for half a minute. */
  readonly deleted: readonly EntryId[];
}

function inboxPage(frame: InboxFrame, title: string, main: Html, isError = false): Page {
  const { problems, inReview, isSignedIn, deleted } = frame;
  return page(frame, {
    title,
    isError,
    nav: html`<a href="/inbox">Enquiries</a><a href="/inbox/consultations">Consultations</a><a href="/inbox/times">Time off</a>${isSignedIn ? html`<form method="post" action="/inbox/sign-out"><button class="plain" type="submit">Sign out</button></form>` : ''}`,
    main: html`${problems.map((problem) => html`<p class="notice warning">${problem}</p>`)}
${inReview > 0 ? html`<p class="notice"><a href="/inbox?state=review">${inReview === 1 ? 'One enquiry waits' : `${inReview} enquiries wait`} for review</a>: more than usual came from one network.</p>` : ''}
${deleted.length > 0 ? html`<form class="notice" method="post" action="/inbox/undo" role="status"><input type="hidden" name="entries" value="${deleted.map(entryText).join(',')}"><span>Deleted. For half a minute it can be brought back.</span> <button class="button second" type="submit">Undo</button></form>` : ''}
${main}`,
  });
}

/** The sign-in to the inbox. */
export function signInPage(frame: Frame, notice?: string): Page {
  return page(frame, {
    title: 'Sign in',
    isError: notice !== undefined,
    main: html`${summary(notice, {}, {})}
<form class="fields" method="post" action="/inbox/sign-in">
${field({ name: 'token', label: 'Token', type: 'password', autoComplete: 'current-password', required: true }, '')}
<div class="foot"><button class="button" type="submit">Sign in</button></div></form>`,
  });
}

/** The list of enquiries. */
export function enquiriesPage(
  frame: InboxFrame,
  view: {
    readonly rows: readonly StoredEnquiry[];
    readonly hasMore: boolean;
    readonly filter: Filter;
    readonly counts: { readonly all: number; readonly open: number };
  },
): Page {
  const { rows, hasMore, filter, counts } = view;
  const tab = (state: Filter['state'], label: string) =>
    html`<a href="/inbox?state=${state}"${filter.state === state ? html` aria-current="page"` : ''}>${label}</a>`;
  const list = html`<table><thead><tr><th class="w11">Received</th><th>Name</th><th>Company</th><th class="w17">Email</th><th class="w10">Telephone</th><th class="w8">With</th><th class="w8">Done</th></tr></thead><tbody>
${rows.map(
  (row) =>
    html`<tr class="${row.handledAt === undefined ? 'open' : ''}"><td data-label="Received">${inWords(row.receivedAt, frame.now)}</td><td data-label="Name"><a href="/inbox/enquiry/${row.id}">${nameOf(row)}</a></td><td data-label="Company">${row.companyName}</td><td data-label="Email">${reply(row)}</td><td data-label="Telephone">${telephone(row.contactNumber)}</td><td data-label="With">${row.assignee}</td><td class="act">${handledForm({ kind: 'enquiry', id: row.id }, row, nameOf(row))}</td></tr>`,
)}
</tbody></table>`;
  return inboxPage(
    frame,
    'Enquiries',
    html`${toolbar('/inbox', filter.search, html`<input type="hidden" name="state" value="${filter.state}">`)}
<nav class="tabs" aria-label="Which">${tab('all', `All (${counts.all})`)}${tab('open', `To do (${counts.open})`)}${tab('review', `For review (${frame.inReview})`)}</nav>
${rows.length === 0 ? paragraph(filter.search ? 'Nothing matches.' : 'None yet.', 'quiet') : list}
${pager(filter.page, hasMore, (to) => `/inbox?${new URLSearchParams({ state: filter.state, search: filter.search, page: `${to}` })}`)}
<p class="actions"><a class="button second" href="/inbox/enquiries.csv">Export all as CSV</a><a href="/inbox/person">One person’s data</a></p>`,
  );
}

/** The list of consultations. */
export function consultationsPage(
  frame: InboxFrame,
  view: {
    readonly rows: readonly Consultation[];
    readonly hasMore: boolean;
    readonly which: 'coming' | 'past';
    readonly search: string;
    readonly page: number;
    readonly calendar: string;
  },
): Page {
  const { rows, which, search, calendar } = view;
  const tab = (name: typeof which, label: string) =>
    html`<a href="/inbox/consultations?which=${name}"${which === name ? html` aria-current="page"` : ''}>${label}</a>`;
  return inboxPage(
    frame,
    'Consultations',
    html`${toolbar('/inbox/consultations', search, html`<input type="hidden" name="which" value="${which}">`)}
<nav class="tabs" aria-label="Which">${tab('coming', 'To come')}${tab('past', 'Past')}</nav>
${
  rows.length === 0
    ? paragraph(search ? 'Nothing matches.' : 'None.', 'quiet')
    : html`<table><thead><tr><th class="w11">Time</th><th>Name</th><th class="w17">Email</th><th class="w8">With</th><th class="w11">State</th><th class="w8">Done</th></tr></thead><tbody>
${rows.map((row) => html`<tr class="${row.handledAt === undefined ? 'open' : ''}"><td data-label="Time">${inWords(row.slot, frame.now)}</td><td data-label="Name"><a href="/inbox/consultation/${row.id}">${row.name}</a></td><td data-label="Email">${reply(row)}</td><td data-label="With">${row.assignee}</td><td data-label="State">${row.isConfirmed ? 'Booked' : 'Not confirmed yet'}</td><td class="act">${handledForm({ kind: 'consultation', id: row.id }, row, row.name)}</td></tr>`)}
</tbody></table>`
}
${pager(view.page, view.hasMore, (to) => `/inbox/consultations?${new URLSearchParams({ which, search, page: `${to}` })}`)}
<p class="actions"><a class="button second" href="/inbox/consultations.csv">Export all as CSV</a></p>
<section><h2>In your calendar</h2><p>Subscribe to this address. Whoever knows it can read the names in it: <a href="${calendar}">${calendar}</a></p></section>`,
  );
}

function toolbar(action: string, search: string, hidden: Html): Html {
  return html`<form class="search" role="search" method="get" action="${action}">${hidden}<label for="search">Search</label><input id="search" name="search" type="search" value="${search}"><button class="button second" type="submit">Search</button></form>`;
}

function pager(current: number, hasMore: boolean, address: (to: number) => string): Html {
  if (current === 1 && !hasMore) return html``;
  return html`<nav class="actions" aria-label="Pages">${current > 1 ? html`<a class="button second" href="${address(current - 1)}">Newer</a>` : ''}<span>Page ${current}</span>${hasMore ? html`<a class="button second" href="${address(current + 1)}">Older</a>` : ''}</nav>`;
}

const nameOf = ({ firstName, surname }: StoredEnquiry) => `${firstName} ${surname}`;

/** The address, leading to a mail that is begun. */
function reply(entry: StoredEnquiry | Consultation): Html {
  const [name, subject] =
    'slot' in entry
      ? [entry.name, `Your consultation with ${siteName}`]
      : [entry.firstName, `Your enquiry to ${siteName}`];
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`Hello ${name},\r\n\r\n`)}`;
  return html`<a href="mailto:${encodeURIComponent(entry.email).replace('%40', '@')}?${query}">${entry.email}</a>`;
}

function telephone(number: string): Html {
  const dialled = number.replace(/[^\d+]/g, '');
  return dialled.length < 5
    ? html`${number}`
    : html`<a href="tel:${dialled}">${phone(number) ?? number}</a>`;
}

const path = ({ kind, id }: EntryId) => `/inbox/${kind}/${id}`;

function handledForm(entry: EntryId, { handledAt }: Handling, name: string): Html {
  const isHandled = handledAt !== undefined;
  return html`<form method="post" action="${path(entry)}/handled"><input type="hidden" name="handled" value="${isHandled ? '' : '1'}"><button class="plain" type="submit">${isHandled ? 'Reopen' : 'Mark handled'}<span class="hidden"> ${name}</span></button></form>`;
}

/** One enquiry or consultation, with what staff can do. */
export function entryPage(
  frame: InboxFrame,
  entry: StoredEnquiry | Consultation,
  assignees: readonly string[],
): Page {
  const isBooking = 'slot' in entry;
  const id: EntryId = { kind: isBooking ? 'consultation' : 'enquiry', id: entry.id };
  const name = isBooking ? entry.name : nameOf(entry);
  const facts: readonly (readonly [string, Html | string])[] = isBooking
    ? [
        [
          'Time',
          `${inWords(entry.slot, frame.now)} ${elsewhere(entry.slot, entry.zone) && `(${elsewhere(entry.slot, entry.zone)})`}`,
        ],
        ['Email', reply(entry)],
        ['State', entry.isConfirmed ? 'Booked' : 'Not confirmed yet'],
        ['Booked', inWords(entry.bookedAt, frame.now)],
      ]
    : [
        ['Received', inWords(entry.receivedAt, frame.now)],
        ['Company', entry.companyName],
        ['Email', reply(entry)],
        ['Telephone', telephone(entry.contactNumber)],
      ];
  const handled = entry.handledAt === undefined ? 'No' : inWords(entry.handledAt, frame.now);
  return inboxPage(
    frame,
    name,
    html`<dl>${[...facts, ['Handled', handled] as const].filter(([, value]) => value !== '').map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<div class="actions">${handledForm(id, entry, '')}${!isBooking && entry.inReview ? html`<form method="post" action="${path(id)}/accept"><button class="plain" type="submit">Take it to the others</button></form>` : ''}<a href="/inbox/person?${new URLSearchParams({ email: entry.email })}">All of this person</a><a class="cancel" href="${path(id)}/delete">Delete</a></div>
<form class="fields" method="post" action="${path(id)}/describe">
<div class="field"><label for="assignee">Who looks after it</label><input id="assignee" name="assignee" list="people" value="${entry.assignee}" autocomplete="off"><datalist id="people">${assignees.map((person) => html`<option value="${person}"></option>`)}</datalist></div>
<div class="field wide-field"><label for="note">Note</label><textarea id="note" name="note" rows="4">${entry.note}</textarea></div>
<div class="foot"><button class="button" type="submit">Save</button></div></form>`,
  );
}

/** Asks before entries are deleted. */
export function deletePage(
  frame: InboxFrame,
  ask: {
    readonly title: string;
    readonly action: string;
    readonly back: string;
    readonly email?: string;
    /** What the deletion does not reach, in sentences. */
    readonly copies: readonly string[];
  },
): Page {
  return inboxPage(
    frame,
    ask.title,
    html`<p>It is deleted for good after half a minute. Copies elsewhere:</p>
<ul class="copies">${ask.copies.map((copy) => html`<li>${copy}</li>`)}</ul>
<form class="actions" method="post" action="${ask.action}">${ask.email ? html`<input type="hidden" name="email" value="${ask.email}">` : ''}<button class="button danger" type="submit">Yes, delete</button><a class="button second" href="${ask.back}">Keep</a></form>`,
  );
}

/** Everything of one person. */
export function personPage(
  frame: InboxFrame,
  email: string,
  enquiries: readonly StoredEnquiry[],
  consultations: readonly Consultation[],
): Page {
  const query = new URLSearchParams({ email });
  const isEmpty = enquiries.length + consultations.length === 0;
  return inboxPage(
    frame,
    'One person',
    html`<form class="search" method="get" action="/inbox/person"><label for="email">Email address</label><input id="email" name="email" type="search" value="${email}"><button class="button second" type="submit">Find</button></form>
${isEmpty ? paragraph(email ? 'The desk holds nothing of this address.' : '', 'quiet') : ''}
<ul class="copies">${enquiries.map((row) => html`<li><a href="/inbox/enquiry/${row.id}">Enquiry of ${nameOf(row)}</a>, ${inWords(row.receivedAt, frame.now)}</li>`)}${consultations.map((row) => html`<li><a href="/inbox/consultation/${row.id}">Consultation of ${row.name}</a>, ${inWords(row.slot, frame.now)}</li>`)}</ul>
${isEmpty ? '' : html`<p class="actions"><a class="button second" href="/inbox/person.json?${query}">Export it all</a><a class="button danger" href="/inbox/person/delete?${query}">Delete it all</a></p>`}`,
  );
}

/** Times off: what there is, and a form for more. */
export function timesOffPage(
  frame: InboxFrame,
  view: {
    readonly closures: readonly Closure[];
    readonly notice?: string;
    readonly errors?: FieldErrors;
    readonly typed?: Readonly<Record<'from' | 'to' | 'begins' | 'ends', string>>;
    /** Consultations that are booked in the time that was just taken off. */
    readonly booked?: readonly Consultation[];
  },
): Page {
  const { closures, notice, errors = {}, typed, booked = [] } = view;
  const labels = { from: 'First day', to: 'Last day', begins: 'From', ends: 'Until' };
  return inboxPage(
    frame,
    'Time off',
    html`${summary(notice, errors, labels)}
${booked.length > 0 ? html`<div class="notice"><p>These consultations are booked in that time, and stay until you delete them:</p><ul>${booked.map(({ id, name, slot }) => html`<li><a href="/inbox/consultation/${id}">${name}</a>, ${inWords(slot, frame.now)}</li>`)}</ul></div>` : ''}
${
  closures.length === 0
    ? paragraph('No time off is planned. Weekends and bank holidays are never offered.', 'quiet')
    : html`<table><thead><tr><th>When</th><th class="w8">Remove</th></tr></thead><tbody>${closures.map((closure) => html`<tr><td data-label="When">${closureInWords(closure)}</td><td class="act"><form method="post" action="/inbox/times/${closure.id}/remove"><button class="plain" type="submit">Remove<span class="hidden"> ${closureInWords(closure)}</span></button></form></td></tr>`)}</tbody></table>`
}
<h2>Take time off</h2>
<form class="fields" method="post" action="/inbox/times">
${field({ name: 'from', label: labels.from, type: 'date', required: true }, typed?.from ?? '', errors.from)}
${field({ name: 'to', label: labels.to, type: 'date' }, typed?.to ?? '', errors.to)}
${field({ name: 'begins', label: `${labels.begins}, on one day`, type: 'time' }, typed?.begins ?? '', errors.begins)}
${field({ name: 'ends', label: `${labels.ends}, on one day`, type: 'time' }, typed?.ends ?? '', errors.ends)}
<div class="foot"><button class="button" type="submit">Take it off</button></div></form>`,
    notice !== undefined,
  );
}

/** A closure as people write it. */
function closureInWords({ from, to }: Closure): string {
  const [begins, ends] = [timeOf(from), timeOf(to)];
  const [first, last] = [dayInWords(from), dayInWords(to - MINUTE)];
  if (begins !== '00:00' || ends !== '00:00') return `${first}, ${begins} to ${ends}`;
  return dayOf(from) === dayOf(to - MINUTE) ? first : `${first} to ${last}`;
}
