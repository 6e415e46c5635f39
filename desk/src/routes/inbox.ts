import { setImmediate } from 'node:timers/promises';
import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { stream } from 'hono/streaming';
import { type DeskContext, type Env, isSameSecret, SESSION_LASTS } from '../access.ts';
import { answerNotFound } from '../answers.ts';
import { believeClock } from '../cleaning.ts';
import { inWords } from '../dates.ts';
import type { Desk } from '../desk.ts';
import { type Filter, type Kind, PAGE_SIZE } from '../entries.ts';
import { readForm } from '../fields.ts';
import { field, type Html, messagePage, page, summary } from '../page.ts';
import { siteName } from '../site.ts';
import { phone } from '../spreadsheet.ts';
import { closureRoutes } from './closures.ts';
import {
  type AnyEntry,
  buttonForm,
  deleteButton,
  hidden,
  ID_PATTERN,
  inboxPage,
  LISTS,
  samePersonHref,
} from './inbox-page.ts';

/** The name of the cookie that holds a session of staff. */
const COOKIE = 'desk';
/** The beginning of the addresses that change entries. */
const ENTRIES = '/inbox/:kind{enquiry|consultation}';
const TITLES = { enquiry: 'Enquiries', consultation: 'Consultations' } as const;
/** The names of the states that a list can be narrowed to. */
const STATES: Readonly<Record<string, string>> = {
  all: 'All',
  open: 'To do',
  coming: 'To come',
  unconfirmed: 'Not confirmed',
  past: 'Past',
};

/** The inbox, in which staff read what has arrived. */
export function inboxRoutes(app: Hono<Env>, desk: Desk): void {
  accessRoutes(app, desk);
  listRoutes(app, desk);
  closureRoutes(app, desk);
}

const WRONG_TOKEN = 'This is not the token. It is in the file "token" of the desk\'s folder.';
const USED_CODE =
  'This address has signed in already, or is older than ten minutes. Paste the token, or let "npm run desk -- check" print another address.';

/** Signing in and out, and the check on every page of the inbox. */
function accessRoutes(app: Hono<Env>, desk: Desk): void {
  const { signIn, originOf } = desk;
  const token = { name: 'token', label: 'Token', autoComplete: 'current-password', required: true };
  /**
   * Asks for the token. Where the address has a code it shows a button only: a program that previews
   * the link must not use the code up.
   */
  const signInPage = (code: string, notice?: string) =>
    page(desk, {
      title: 'Sign in',
      isError: notice !== undefined,
      main: html`${summary(notice, {}, {})}
<form class="fields" method="post" action="/inbox/sign-in">
${code ? hidden('code', code) : field({ ...token, type: 'password' })}
<div class="foot"><button class="button" type="submit">Sign in</button></div></form>`,
    });
  // The pattern matches "/inbox" itself too.
  app.use('/inbox/*', async (c, next) => {
    if (c.req.path === '/inbox/sign-in' || signIn.isSignedIn(getCookie(c, COOKIE))) return next();
    return c.req.method === 'GET'
      ? c.redirect('/inbox/sign-in', 303)
      : c.html(signInPage('', 'Please sign in again. Nothing was changed.'), 403);
  });
  app.get('/inbox/sign-in', (c) => c.html(signInPage(c.req.query('code') ?? '')));
  app.post('/inbox/sign-in', async (c) => {
    const typed = await readForm(c, ['token', 'code']);
    if (typed.code ? !(await signIn.useCode(typed.code)) : !isSameSecret(typed.token, signIn.token))
      return c.html(signInPage('', typed.code ? USED_CODE : WRONG_TOKEN), 403);
    setCookie(c, COOKIE, signIn.newSession(), {
      httpOnly: true,
      sameSite: 'Strict',
      secure: originOf().startsWith('https:'),
      path: '/inbox',
      maxAge: SESSION_LASTS / 1000,
    });
    return c.redirect('/inbox', 303);
  });
  app.post('/inbox/sign-out', (c) => {
    signIn.endSession(getCookie(c, COOKIE));
    deleteCookie(c, COOKIE, { path: '/inbox' });
    return c.redirect('/inbox/sign-in', 303);
  });
}

const entriesOf = (desk: Desk, kind: Kind) =>
  kind === 'enquiry' ? desk.enquiries : desk.consultations;
const kindOf = (c: DeskContext): Kind =>
  c.req.param('kind') === 'enquiry' ? 'enquiry' : 'consultation';
const nameOf = (entry: AnyEntry) =>
  'slot' in entry ? entry.name : `${entry.firstName} ${entry.surname}`;

/** A number in an address or a form; any other text is answered as not found. */
function numberOf(text: string): number {
  if (new RegExp(`^${ID_PATTERN}$`).test(text)) return Number(text);
  throw new HTTPException(404);
}

/** The filter of a list; an unknown state is answered as not found. */
function filterOf(desk: Desk, kind: Kind, search = '', state = ''): Filter {
  const { states } = entriesOf(desk, kind);
  const filter = { search: search.trim(), state: state || (states[0] ?? '') };
  if (states.includes(filter.state)) return filter;
  throw new HTTPException(404);
}

/**
 * The cells of an entry: for each its heading, the class that sets its width, and its value. On a
 * phone desk.css shows the heading beside the value, from `data-label`.
 */
function cellsOf(entry: AnyEntry, now: number): (readonly [string, string, Html | string])[] {
  const isBooking = 'slot' in entry;
  const subject = isBooking ? `Your consultation with ${siteName}` : `Your enquiry to ${siteName}`;
  const name = isBooking ? entry.name : entry.firstName;
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`Hello ${name},\r\n\r\n`)}`;
  const address = encodeURIComponent(entry.email).replace('%40', '@');
  const nameAndEmail = [
    ['Name', '', html`<a href="${samePersonHref(entry)}">${nameOf(entry)}</a> ${entry.note}`],
    ['Email', 'w17', html`<a href="mailto:${address}?${mail}">${entry.email}</a>`],
  ] as const;
  if (isBooking) {
    const state = entry.isConfirmed ? 'Booked' : 'Not confirmed yet';
    return [['Time', 'w11', inWords(entry.slot, now)], ...nameAndEmail, ['State', 'w11', state]];
  }
  const number = entry.contactNumber;
  const dialled = number.replace(/[^\d+]/g, '');
  const telephone = html`<a href="tel:${dialled}">${phone(number) ?? number}</a>`;
  return [
    ['Received', 'w11', inWords(entry.receivedAt, now)],
    ...nameAndEmail,
    ['Company', '', entry.companyName],
    ['Counts', '', entry.nought],
    ['Telephone', 'w10', dialled.length < 5 ? number : telephone],
  ];
}

/** The form that marks an entry as handled or not, and leads back to the list as filtered. */
function handledForm(entry: AnyEntry, kind: Kind, { search, state }: Filter): Html {
  const [value, label] = entry.handledAt === null ? ['1', 'Mark handled'] : ['', 'Reopen'];
  const fields = html`${hidden('handled', value)}${hidden('search', search)}${hidden('state', state)}`;
  return buttonForm(`/inbox/${kind}/${entry.id}/handled`, label, fields, nameOf(entry));
}

function table(rows: readonly AnyEntry[], kind: Kind, filter: Filter, now: number): Html {
  const lines = rows.map(
    (row) => html`<tr class="${row.handledAt === null ? 'open' : ''}">
<td class="act"><label class="check"><input type="checkbox" name="entry" value="${row.id}" form="bulk">
<span class="hidden">Select ${nameOf(row)}</span></label></td>
${cellsOf(row, now).map(([label, , value]) => html`<td data-label="${label}">${value}</td>`)}
<td class="act">${handledForm(row, kind, filter)}</td></tr>`,
  );
  const headings = rows.slice(0, 1).flatMap((row) => cellsOf(row, now));
  return html`<table><thead><tr><th class="w3"><span class="hidden">Select</span></th>
${headings.map(([label, width]) => html`<th class="${width}">${label}</th>`)}
<th class="w8">Done</th></tr></thead><tbody>${lines}</tbody></table>`;
}

/** The page of a list of entries, with its filter and the buttons that delete. */
function listPage(c: DeskContext, desk: Desk, kind: Kind) {
  const entries = entriesOf(desk, kind);
  const asked = c.req.query();
  const filter = filterOf(desk, kind, asked.search, asked.state);
  const current = numberOf(asked.page ?? '1');
  const path = LISTS[kind];
  const total = entries.count(filter);
  const rows = entries.list(filter, current);
  const tabs = entries.states.map((state) => {
    const isHere = filter.state === state ? html` aria-current="page"` : '';
    const count = entries.count({ search: '', state });
    return html`<a href="${path}?state=${state}"${isHere}>${STATES[state]} (${count})</a>`;
  });
  const link = (to: number, label: string) =>
    html`<a class="button second" href="${path}?${new URLSearchParams({ ...filter, page: `${to}` })}">${label}</a>`;
  const below = html`<form class="actions" id="bulk" method="post" action="/inbox/${kind}/delete">
${hidden('search', filter.search)}${hidden('state', filter.state)}${hidden('newest', entries.newest())}
<label class="check"><input type="checkbox" name="all" value="1"> All ${total} that are found</label>
${deleteButton('Delete what is selected')}</form>
<nav class="actions" aria-label="Pages">${current > 1 ? link(current - 1, 'Back') : ''}
<span>Page ${current} of ${Math.max(1, Math.ceil(total / PAGE_SIZE))}</span>
${current * PAGE_SIZE < total ? link(current + 1, 'On') : ''}</nav>`;
  const main = html`<form class="search" role="search" method="get" action="${path}">
${hidden('state', filter.state)}<label for="search">Search</label>
<input id="search" name="search" type="search" value="${filter.search}">
<button class="button second" type="submit">Search</button></form>
<nav class="tabs" aria-label="Which">${tabs}</nav>
${rows.length === 0 ? html`<p class="quiet">${filter.search ? 'Nothing matches.' : 'None yet.'}</p>` : html`${table(rows, kind, filter, desk.store.now())}${below}`}
<p class="actions">${kind === 'enquiry' ? html`<a class="button second" href="/inbox/enquiry.csv">Export all as CSV</a>` : ''}</p>`;
  return inboxPage(c, desk, TITLES[kind], main);
}

function listRoutes(app: Hono<Env>, desk: Desk): void {
  app.get(LISTS.enquiry, (c) => listPage(c, desk, 'enquiry'));
  app.get(LISTS.consultation, (c) => listPage(c, desk, 'consultation'));
  app.get('/inbox/enquiry.csv', (c) => {
    c.header('Content-Type', 'text/csv; charset=utf-8');
    c.header('Content-Disposition', 'attachment; filename="enquiries.csv"');
    return stream(c, async (output) => {
      for (const lines of desk.enquiries.csv()) {
        await output.write(lines);
        // Other requests are answered between two batches of a long export.
        await setImmediate();
      }
    });
  });
  app.post(`${ENTRIES}/delete`, async (c) => {
    const kind = kindOf(c);
    const form = await readForm(c, ['all', 'search', 'state', 'newest']);
    const { entry = [] } = await c.req.parseBody({ all: true });
    const ids = [entry].flat().map((id) => numberOf(String(id)));
    const filter = filterOf(desk, kind, form.search, form.state);
    const which = form.all === '' ? ids : { ...filter, newest: numberOf(form.newest) };
    if ((await entriesOf(desk, kind).delete(which)) > 0) return c.redirect(LISTS[kind], 303);
    const text = 'Nothing was selected, or it was deleted already.';
    return c.html(messagePage(desk, 'Nothing to delete', text), 422);
  });
  app.post(`${ENTRIES}/:id{${ID_PATTERN}}/handled`, async (c) => {
    const kind = kindOf(c);
    const { handled, search, state } = await readForm(c, ['handled', 'search', 'state']);
    const at = handled === '' ? null : desk.store.now();
    const isThere = await entriesOf(desk, kind).setHandled(at, Number(c.req.param('id')));
    if (!isThere) return answerNotFound(c, desk);
    return c.redirect(`${LISTS[kind]}?${new URLSearchParams({ search, state })}`, 303);
  });
  app.post('/inbox/clock', async (c) => {
    await desk.store.write(() => believeClock(desk.store));
    return c.redirect('/inbox', 303);
  });
}
