import { html } from 'hono/html';
import { dayInWords, dayOf, inWords, MINUTE, timeOf } from '../dates.ts';
import type { StoredEnquiry } from '../enquiries.ts';
import type { Consultation } from '../entries.ts';
import { type Filter, type Kind, PAGE_SIZE } from '../entries.ts';
import type { FieldErrors } from '../fields.ts';
import { type Frame, field, type Html, page, summary } from '../page.ts';
import { siteName } from '../site.ts';
import type { Closure, ClosureFields } from '../slots.ts';
import { phone } from '../spreadsheet.ts';

type AnyEntry = StoredEnquiry | Consultation;

export interface InboxFrame extends Frame {
  readonly now: number;
  readonly problems: readonly string[];
  /** Whether the clock has jumped, and somebody may say that it is right. */
  readonly isClockDoubted: boolean;
  /** What was deleted last, and until when it can be brought back. */
  readonly deleted?: { readonly at: number; readonly count: number; readonly until: number };
}

const button = (action: string, label: string, more: Html | string = '', kind = 'plain') =>
  html`<form method="post" action="${action}">${more}<button class="${kind}" type="submit">${label}</button></form>`;

const hidden = (name: string, value: string | number) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

function inboxPage(frame: InboxFrame, title: string, main: Html, isError = false): Html {
  const { problems, isClockDoubted, deleted } = frame;
  const undo =
    deleted &&
    html`<form class="notice" method="post" action="/inbox/undo">
${hidden('at', deleted.at)}<span role="status">Deleted: ${deleted.count}. Until ${timeOf(deleted.until)} it can be brought back.</span>
<button class="button second" type="submit">Undo</button></form>`;
  return page(frame, {
    title,
    isError,
    nav: html`<a href="/inbox">Enquiries</a><a href="/inbox/consultations">Consultations</a>
<a href="/inbox/times">Time off</a>${button('/inbox/sign-out', 'Sign out')}`,
    main: html`${problems.map((problem) => html`<p class="notice warning">${problem}</p>`)}
${isClockDoubted ? button('/inbox/clock', 'The clock is right') : ''}
${undo ?? ''}
${main}`,
  });
}

export const signInPage = (frame: Frame, token: string, notice?: string): Html =>
  page(frame, {
    title: 'Sign in',
    isError: notice !== undefined,
    main: html`${summary(notice, {}, {})}
<form class="fields" method="post" action="/inbox/sign-in">
${field({ name: 'token', label: 'Token', type: 'password', autoComplete: 'current-password', required: true }, token)}
<div class="foot"><button class="button" type="submit">Sign in</button></div></form>`,
  });

/** Which list a kind of entry is in. */
export const listOf = (kind: Kind): string =>
  kind === 'enquiry' ? '/inbox' : '/inbox/consultations';

const STATES: Readonly<Record<string, string>> = {
  all: 'All',
  open: 'To do',
  coming: 'To come',
  unconfirmed: 'Not confirmed',
  past: 'Past',
};

export function listPage(
  frame: InboxFrame,
  view: {
    readonly kind: Kind;
    readonly rows: readonly AnyEntry[];
    readonly filter: Filter;
    readonly page: number;
    readonly counts: Readonly<Record<string, number>>;
    readonly total: number;
    /** The last number that was given when the page was made. */
    readonly newest: number;
  },
): Html {
  const { kind, rows, filter, total, counts } = view;
  const path = listOf(kind);
  const address = (change: object) =>
    `${path}?${new URLSearchParams({ ...filter, page: '1', ...change })}`;
  const tabs = Object.entries(counts).map(
    ([state, count]) =>
      html`<a href="${path}?state=${state}"${filter.state === state ? html` aria-current="page"` : ''}>${STATES[state]} (${count})</a>`,
  );
  const select = html`<form class="actions" id="bulk" method="post" action="/inbox/${kind}/delete">
${hidden('search', filter.search)}${hidden('state', filter.state)}${hidden('newest', view.newest)}
<label class="check"><input type="checkbox" name="all" value="1"> All ${total} that are found</label>
<button class="button danger" type="submit">Delete what is selected</button></form>`;
  const pager = html`<nav class="actions" aria-label="Pages">
${view.page > 1 ? html`<a class="button second" href="${address({ page: view.page - 1 })}">Back</a>` : ''}
<span>Page ${view.page} of ${Math.max(1, Math.ceil(total / PAGE_SIZE))}</span>
${view.page * PAGE_SIZE < total ? html`<a class="button second" href="${address({ page: view.page + 1 })}">On</a>` : ''}</nav>`;
  return inboxPage(
    frame,
    kind === 'enquiry' ? 'Enquiries' : 'Consultations',
    html`<form class="search" role="search" method="get" action="${path}">${hidden('state', filter.state)}
<label for="search">Search</label><input id="search" name="search" type="search" value="${filter.search}">
<button class="button second" type="submit">Search</button></form>
<nav class="tabs" aria-label="Which">${tabs}</nav>
${rows.length === 0 ? html`<p class="quiet">${filter.search ? 'Nothing matches.' : 'None yet.'}</p>` : html`${table(rows, frame.now)}${select}${pager}`}
<p class="actions"><a class="button second" href="/inbox/${kind === 'enquiry' ? 'enquiries' : 'consultations'}.csv">Export all as CSV</a>
${kind === 'consultation' ? html`<a class="button second" href="/inbox/consultations/new">Book for somebody</a>` : ''}</p>`,
  );
}

function table(rows: readonly AnyEntry[], now: number): Html {
  const [first] = rows;
  const headings = first ? factsOf(first, now) : [];
  const lines = rows.map(
    (row) => html`<tr class="${row.handledAt === null ? 'open' : ''}">
<td class="act"><label class="check"><input type="checkbox" name="entry" value="${row.id}" form="bulk">
<span class="hidden">Select ${nameOf(row)}</span></label></td>
${factsOf(row, now).map(([label, , value]) => html`<td data-label="${label}">${value}</td>`)}
<td class="act">${handledForm(row)}</td></tr>`,
  );
  return html`<table><thead><tr><th class="w3"><span class="hidden">Select</span></th>
${headings.map(([label, width]) => html`<th class="${width}">${label}</th>`)}
<th class="w8">Done</th></tr></thead><tbody>${lines}</tbody></table>`;
}

const kindOf = (entry: AnyEntry): Kind => ('slot' in entry ? 'consultation' : 'enquiry');
const nameOf = (entry: AnyEntry) =>
  'slot' in entry ? entry.name : `${entry.firstName} ${entry.surname}`;
const pathOf = (entry: AnyEntry) => `/inbox/${kindOf(entry)}/${entry.id}`;

/** What a list says of an entry: the heading, the width of its column, and the value. */
function factsOf(entry: AnyEntry, now: number): (readonly [string, string, Html | string])[] {
  const name = ['Name', '', html`<a href="${pathOf(entry)}">${nameOf(entry)}</a>`] as const;
  const email = ['Email', 'w17', reply(entry)] as const;
  return 'slot' in entry
    ? [
        ['Time', 'w11', inWords(entry.slot, now)],
        name,
        email,
        ['State', 'w11', entry.isConfirmed ? 'Booked' : 'Not confirmed yet'],
      ]
    : [
        ['Received', 'w11', inWords(entry.receivedAt, now)],
        name,
        ['Company', '', entry.companyName],
        email,
        ['Telephone', 'w10', telephone(entry.contactNumber)],
      ];
}

/** The address, leading to a mail that is begun. */
function reply(entry: AnyEntry): Html {
  const [name, subject] =
    'slot' in entry
      ? [entry.name, `Your consultation with ${siteName}`]
      : [entry.firstName, `Your enquiry to ${siteName}`];
  const query = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`Hello ${name},\r\n\r\n`)}`;
  const address = encodeURIComponent(entry.email).replace('%40', '@');
  return html`<a href="mailto:${address}?${query}">${entry.email}</a>`;
}

function telephone(number: string): Html {
  const dialled = number.replace(/[^\d+]/g, '');
  if (dialled.length < 5) return html`${number}`;
  return html`<a href="tel:${dialled}">${phone(number) ?? number}</a>`;
}

function handledForm(entry: AnyEntry): Html {
  const [value, label] = entry.handledAt === null ? ['1', 'Mark handled'] : ['', 'Reopen'];
  return html`<form method="post" action="${pathOf(entry)}/handled">${hidden('handled', value)}
<button class="plain" type="submit">${label}<span class="hidden"> ${nameOf(entry)}</span></button></form>`;
}

/** One enquiry or consultation, with what staff can do. */
export function entryPage(frame: InboxFrame, entry: AnyEntry): Html {
  const path = pathOf(entry);
  const handled = entry.handledAt === null ? 'No' : inWords(entry.handledAt, frame.now);
  const more: (readonly [string, string, Html | string])[] =
    'slot' in entry ? [['Booked', '', inWords(entry.bookedAt, frame.now)]] : [];
  const facts = [...factsOf(entry, frame.now), ...more, ['Handled', '', handled] as const];
  const person = new URLSearchParams({ name: nameOf(entry), email: entry.email });
  const all = new URLSearchParams({ search: entry.email });
  return inboxPage(
    frame,
    nameOf(entry),
    html`<dl>${facts
      .filter(([label, , value]) => label !== 'Name' && value !== '')
      .map(([label, , value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`)}</dl>
<div class="actions">${handledForm(entry)}
${
  'slot' in entry
    ? html`<a href="${path}/move">Move it</a>`
    : html`<a href="/inbox/consultations/new?${person}">Book a consultation</a>`
}
<a href="${listOf(kindOf(entry))}?${all}">All of this person</a>
${button(`/inbox/${kindOf(entry)}/delete`, 'Delete', hidden('entry', entry.id))}</div>
<form class="fields" method="post" action="${path}/note">
<div class="field wide-field"><label for="note">Note</label>
<textarea id="note" name="note" rows="4">${entry.note}</textarea></div>
<div class="foot"><button class="button" type="submit">Save</button></div></form>`,
  );
}

/** Times off: what there is, and a form for more. */
export function timesOffPage(
  frame: InboxFrame,
  view: {
    readonly closures: readonly Closure[];
    readonly notice?: string;
    readonly errors?: FieldErrors;
    readonly typed?: ClosureFields;
    readonly booked?: readonly Consultation[];
  },
): Html {
  const { closures, notice, errors = {}, typed, booked = [] } = view;
  const labels = { from: 'First day', to: 'Last day', begins: 'From', ends: 'Until' };
  const stay = html`<div class="notice"><p>These are booked in that time, and stay until you move or
delete them:</p><ul>${booked.map((each) => html`<li><a href="${pathOf(each)}">${each.name}</a>, ${inWords(each.slot, frame.now)}</li>`)}</ul></div>`;
  const lines = closures.map((closure) => {
    const words = closureInWords(closure);
    return html`<tr><td data-label="When">${words}</td><td class="act">
<form method="post" action="/inbox/times/${closure.id}/remove">
<button class="plain" type="submit">Remove<span class="hidden"> ${words}</span></button></form></td></tr>`;
  });
  return inboxPage(
    frame,
    'Time off',
    html`${summary(notice, errors, labels)}${booked.length > 0 ? stay : ''}
${
  closures.length === 0
    ? html`<p class="quiet">No time off is planned. Weekends and bank holidays are never offered.</p>`
    : html`<table><thead><tr><th>When</th><th class="w8">Remove</th></tr></thead><tbody>${lines}</tbody></table>`
}
<h2>Take time off</h2>
<form class="fields" method="post" action="/inbox/times">
${field({ name: 'from', label: labels.from, type: 'date', required: true }, typed?.from, errors.from)}
${field({ name: 'to', label: labels.to, type: 'date' }, typed?.to, errors.to)}
${field({ name: 'begins', label: `${labels.begins}, on one day`, type: 'time' }, typed?.begins, errors.begins)}
${field({ name: 'ends', label: `${labels.ends}, on one day`, type: 'time' }, typed?.ends, errors.ends)}
<div class="foot"><button class="button" type="submit">Take it off</button></div></form>`,
    notice !== undefined,
  );
}

function closureInWords({ from, to }: Closure): string {
  const [begins, ends] = [timeOf(from), timeOf(to)];
  const [first, last] = [dayInWords(from), dayInWords(to - MINUTE)];
  if (begins !== '00:00' || ends !== '00:00') return `${first}, ${begins} to ${ends}`;
  return dayOf(from) === dayOf(to - MINUTE) ? first : `${first} to ${last}`;
}
