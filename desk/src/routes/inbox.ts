import { setImmediate as breathe } from 'node:timers/promises';
import type { Hono } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { html } from 'hono/html';
import { HTTPException } from 'hono/http-exception';
import { stream } from 'hono/streaming';
import { type Env, isSame, isSignedIn, type Request, SESSION } from '../access.ts';
import { answerNotFound } from '../answers.ts';
import { inWords } from '../dates.ts';
import type { Desk } from '../desk.ts';
import { type Filter, type Kind, PAGE_SIZE } from '../entries.ts';
import { readForm } from '../fields.ts';
import { field, type Html, messagePage, page, summary } from '../page.ts';
import { siteName } from '../site.ts';
import { phone } from '../spreadsheet.ts';
import { type AnyEntry, button, hidden, inbox, LISTS, NUMBER, pathOf } from './inbox-page.ts';
import { timeRoutes } from './times.ts';

const COOKIE = 'desk';
const KIND = '/inbox/:kind{enquiry|consultation}';
const ENTRY = `${KIND}/:id{${NUMBER}}`;
const LONGEST_NOTE = 5_000;
const TITLES = { enquiry: 'Enquiries', consultation: 'Consultations' } as const;
const STATES: Readonly<Record<string, string>> = {
  all: 'All',
  open: 'To do',
  coming: 'To come',
  unconfirmed: 'Not confirmed',
  past: 'Past',
};

/** Where staff read what has arrived. */
export function inboxRoutes(app: Hono<Env>, desk: Desk): void {
  accessRoutes(app, desk);
  listRoutes(app, desk);
  entryRoutes(app, desk);
  timeRoutes(app, desk);
}

/** Whoever has signed in comes in. The cookie is signed with the token: another token ends sessions. */
function accessRoutes(app: Hono<Env>, desk: Desk): void {
  const { token, store, originOf } = desk;
  const signInPage = (typed: string, notice?: string) =>
    page(desk, {
      title: 'Sign in',
      isError: notice !== undefined,
      main: html`${summary(notice, {}, {})}
<form class="fields" method="post" action="/inbox/sign-in">
${field({ name: 'token', label: 'Token', type: 'password', required: true }, typed)}
<div class="foot"><button class="button" type="submit">Sign in</button></div></form>`,
    });
  // The pattern holds for "/inbox" itself too.
  app.use('/inbox/*', async (c, next) => {
    const until = await getSignedCookie(c, token, COOKIE);
    if (c.req.path === '/inbox/sign-in' || isSignedIn(until, store.now())) return next();
    return c.req.method === 'GET'
      ? c.redirect('/inbox/sign-in', 303)
      : c.html(signInPage('', 'Please sign in again. Nothing was changed.'), 403);
  });
  app.get('/inbox/sign-in', (c) => c.html(signInPage(c.req.query('token') ?? '')));
  app.post('/inbox/sign-in', async (c) => {
    const typed = await readForm(c, ['token']);
    if (!isSame(typed.token, token)) return c.html(signInPage('', 'This is not the token.'), 403);
    await setSignedCookie(c, COOKIE, String(store.now() + SESSION), token, {
      httpOnly: true,
      sameSite: 'Strict',
      secure: originOf().startsWith('https:'),
      path: '/inbox',
      maxAge: SESSION / 1000,
    });
    return c.redirect('/inbox', 303);
  });
  app.post('/inbox/sign-out', (c) => {
    deleteCookie(c, COOKIE, { path: '/inbox' });
    return c.redirect('/inbox/sign-in', 303);
  });
}

const entriesOf = (desk: Desk, kind: Kind) =>
  kind === 'enquiry' ? desk.enquiries : desk.consultations;
const kindOf = (c: Request): Kind =>
  c.req.param('kind') === 'enquiry' ? 'enquiry' : 'consultation';
const nameOf = (entry: AnyEntry) =>
  'slot' in entry ? entry.name : `${entry.firstName} ${entry.surname}`;

/** A number that a page or a form names; what is none leads nowhere. */
function numberOf(text: string): number {
  if (new RegExp(`^${NUMBER}$`).test(text)) return Number(text);
  throw new HTTPException(404);
}

/** What a list is narrowed to; an unknown state leads nowhere. */
function filterOf(desk: Desk, kind: Kind, search = '', state = ''): Filter {
  const { states } = entriesOf(desk, kind);
  const filter = { search: search.trim(), state: state || (states[0] ?? '') };
  if (states.includes(filter.state)) return filter;
  throw new HTTPException(404);
}

/** What a list says of an entry: the heading, the width of its column, and the value. */
function factsOf(entry: AnyEntry, now: number): (readonly [string, string, Html | string])[] {
  const isBooking = 'slot' in entry;
  const subject = isBooking ? `Your consultation with ${siteName}` : `Your enquiry to ${siteName}`;
  const name = isBooking ? entry.name : entry.firstName;
  const mail = `subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(`Hello ${name},\r\n\r\n`)}`;
  const address = encodeURIComponent(entry.email).replace('%40', '@');
  const both = [
    ['Name', '', html`<a href="${pathOf(entry)}">${nameOf(entry)}</a>`],
    ['Email', 'w17', html`<a href="mailto:${address}?${mail}">${entry.email}</a>`],
  ] as const;
  if (isBooking) {
    const state = entry.isConfirmed ? 'Booked' : 'Not confirmed yet';
    return [['Time', 'w11', inWords(entry.slot, now)], ...both, ['State', 'w11', state]];
  }
  const number = entry.contactNumber;
  const dialled = number.replace(/[^\d+]/g, '');
  const telephone = html`<a href="tel:${dialled}">${phone(number) ?? number}</a>`;
  return [
    ['Received', 'w11', inWords(entry.receivedAt, now)],
    ...both,
    ['Company', '', entry.companyName],
    ['Counts', '', entry.nought],
    ['Telephone', 'w10', dialled.length < 5 ? number : telephone],
  ];
}

function handledForm(entry: AnyEntry): Html {
  const [value, label] = entry.handledAt === null ? ['1', 'Mark handled'] : ['', 'Reopen'];
  return button(`${pathOf(entry)}/handled`, label, hidden('handled', value), nameOf(entry));
}

function table(rows: readonly AnyEntry[], now: number): Html {
  const lines = rows.map(
    (row) => html`<tr class="${row.handledAt === null ? 'open' : ''}">
<td class="act"><label class="check"><input type="checkbox" name="entry" value="${row.id}" form="bulk">
<span class="hidden">Select ${nameOf(row)}</span></label></td>
${factsOf(row, now).map(([label, , value]) => html`<td data-label="${label}">${value}</td>`)}
<td class="act">${handledForm(row)}</td></tr>`,
  );
  const headings = rows.slice(0, 1).flatMap((row) => factsOf(row, now));
  return html`<table><thead><tr><th class="w3"><span class="hidden">Select</span></th>
${headings.map(([label, width]) => html`<th class="${width}">${label}</th>`)}
<th class="w8">Done</th></tr></thead><tbody>${lines}</tbody></table>`;
}

/** A list of entries, with what narrows it and what deletes from it. */
function list(c: Request, desk: Desk, kind: Kind) {
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
<button class="button danger" type="submit">Delete what is selected</button></form>
<nav class="actions" aria-label="Pages">${current > 1 ? link(current - 1, 'Back') : ''}
<span>Page ${current} of ${Math.max(1, Math.ceil(total / PAGE_SIZE))}</span>
${current * PAGE_SIZE < total ? link(current + 1, 'On') : ''}</nav>`;
  const main = html`<form class="search" role="search" method="get" action="${path}">
${hidden('state', filter.state)}<label for="search">Search</label>
<input id="search" name="search" type="search" value="${filter.search}">
<button class="button second" type="submit">Search</button></form>
<nav class="tabs" aria-label="Which">${tabs}</nav>
${rows.length === 0 ? html`<p class="quiet">${filter.search ? 'Nothing matches.' : 'None yet.'}</p>` : html`${table(rows, desk.store.now())}${below}`}
<p class="actions"><a class="button second" href="/inbox/${kind}.csv">Export all as CSV</a>
${kind === 'consultation' ? html`<a class="button second" href="/inbox/consultations/new">Book for somebody</a>` : ''}</p>`;
  return inbox(c, desk, TITLES[kind], main);
}

function listRoutes(app: Hono<Env>, desk: Desk): void {
  for (const kind of ['enquiry', 'consultation'] as const) {
    app.get(LISTS[kind], (c) => list(c, desk, kind));
    app.get(`/inbox/${kind}.csv`, (c) => {
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="${TITLES[kind].toLowerCase()}.csv"`);
      return stream(c, async (output) => {
        for (const lines of entriesOf(desk, kind).csv()) {
          await output.write(lines);
          // Others are answered in between.
          await breathe();
        }
      });
    });
  }
  app.post(`${KIND}/delete`, async (c) => {
    const kind = kindOf(c);
    const form = await readForm(c, ['all', 'search', 'state', 'newest']);
    const { entry = [] } = await c.req.parseBody({ all: true });
    const ids = [entry].flat().map((id) => numberOf(String(id)));
    const filter = filterOf(desk, kind, form.search, form.state);
    const which = form.all === '' ? ids : { ...filter, newest: numberOf(form.newest) };
    if ((await entriesOf(desk, kind).hide(which)) > 0) return c.redirect(LISTS[kind], 303);
    const text = 'Nothing was selected, or it was deleted already.';
    return c.html(messagePage(desk, 'Nothing to delete', text), 422);
  });
  app.post('/inbox/undo', async (c) => {
    const moment = numberOf((await readForm(c, ['at'])).at);
    if ((await desk.enquiries.show(moment)) > 0) return c.redirect(LISTS.enquiry, 303);
    if ((await desk.consultations.show(moment)) > 0) return c.redirect(LISTS.consultation, 303);
    return c.html(messagePage(desk, 'Not undone', 'Too late: this was deleted for good.'), 404);
  });
  app.post('/inbox/clock', async (c) => {
    await desk.clock.accept();
    return c.redirect('/inbox', 303);
  });
}

/** One enquiry or consultation, with what staff can do. */
function entryRoutes(app: Hono<Env>, desk: Desk): void {
  const idOf = (c: Request) => Number(c.req.param('id'));
  app.get(ENTRY, (c) => {
    const entry: AnyEntry | undefined = entriesOf(desk, kindOf(c)).find(idOf(c));
    if (!entry) return answerNotFound(c, desk);
    const now = desk.store.now();
    const [path, name] = [pathOf(entry), nameOf(entry)];
    const handled = entry.handledAt === null ? 'No' : inWords(entry.handledAt, now);
    const facts = [...factsOf(entry, now), ['Handled', '', handled] as const]
      .filter(([label, , value]) => label !== 'Name' && value !== '')
      .map(([label, , value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`);
    const person = new URLSearchParams({ name, email: entry.email });
    const same = new URLSearchParams({ search: entry.email });
    const main = html`<dl>${facts}</dl><div class="actions">${handledForm(entry)}
${'slot' in entry ? html`<a href="${path}/move">Move it</a>` : html`<a href="/inbox/consultations/new?${person}">Book a consultation</a>`}
<a href="${LISTS[kindOf(c)]}?${same}">All of this person</a>
${button(`/inbox/${kindOf(c)}/delete`, 'Delete', hidden('entry', entry.id))}</div>
<form class="fields" method="post" action="${path}/note">
<div class="field wide-field"><label for="note">Note</label>
<textarea id="note" name="note" rows="4">${entry.note}</textarea></div>
<div class="foot"><button class="button" type="submit">Save</button></div></form>`;
    return inbox(c, desk, name, main);
  });
  const set = async (c: Request, column: 'handled_at' | 'note', value: string | number | null) => {
    const [kind, id] = [kindOf(c), idOf(c)];
    if (!(await entriesOf(desk, kind).set(column, value, id))) return answerNotFound(c, desk);
    return c.redirect(`/inbox/${kind}/${id}`, 303);
  };
  app.post(`${ENTRY}/handled`, async (c) => {
    const { handled } = await readForm(c, ['handled']);
    return set(c, 'handled_at', handled === '' ? null : desk.store.now());
  });
  app.post(`${ENTRY}/note`, async (c) => {
    const { note } = await readForm(c, ['note']);
    return set(c, 'note', note.slice(0, LONGEST_NOTE));
  });
}
