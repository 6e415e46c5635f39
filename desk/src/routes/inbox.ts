import { setImmediate as breathe } from 'node:timers/promises';
import type { Hono } from 'hono';
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie';
import { HTTPException } from 'hono/http-exception';
import { stream } from 'hono/streaming';
import { type Env, isSame, isSignedIn, type Request, SESSION } from '../access.ts';
import { answerNotFound } from '../answers.ts';
import type { Desk } from '../desk.ts';
import { type Filter, type Kind, UNDO } from '../entries.ts';
import { readForm } from '../fields.ts';
import { healthOf, problemsOf } from '../health.ts';
import { type Html, messagePage } from '../page.ts';
import {
  entryPage,
  type InboxFrame,
  listOf,
  listPage,
  signInPage,
  timesOffPage,
} from '../pages/inbox.ts';

import { CLOSURE_FIELDS, closureOf } from '../slots.ts';
import { type Taking, take, timesPage } from './booking.ts';

const COOKIE = 'desk';
const NUMBER = '[1-9][0-9]{0,14}';
const KIND = '/inbox/:kind{enquiry|consultation}';
const ENTRY = `${KIND}/:id{${NUMBER}}`;
const LONGEST_NOTE = 5_000;

export function inboxRoutes(app: Hono<Env>, desk: Desk): void {
  accessRoutes(app, desk);
  listRoutes(app, desk);
  entryRoutes(app, desk);
  timeRoutes(app, desk);
}

/**
 * Who may come in: whoever has signed in with the token, from wherever. The cookie says until when, and
 * is signed with the token: another token ends all sessions.
 */
function accessRoutes(app: Hono<Env>, { frame, token, store, originOf }: Desk): void {
  // The pattern holds for "/inbox" itself too.
  app.use('/inbox/*', async (c, next) => {
    const until = await getSignedCookie(c, token, COOKIE);
    if (c.req.path === '/inbox/sign-in' || isSignedIn(until, store.now())) return next();
    return c.req.method === 'GET'
      ? c.redirect('/inbox/sign-in', 303)
      : c.html(signInPage(frame, '', 'Please sign in again. Nothing was changed.'), 403);
  });
  app.get('/inbox/sign-in', (c) => c.html(signInPage(frame, c.req.query('token') ?? '')));
  app.post('/inbox/sign-in', async (c) => {
    const typed = await readForm(c, ['token']);
    if (!isSame(typed.token, token))
      return c.html(signInPage(frame, '', 'This is not the token.'), 403);
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

/** What every page of the inbox shows, and with it the page. */
async function inbox(
  c: Request,
  desk: Desk,
  pageOf: (frame: InboxFrame) => Html,
  status: 200 | 422 = 200,
) {
  const health = await healthOf(desk);
  const { frame, store, enquiries, consultations } = desk;
  const [deleted] = [enquiries.lastHidden(), consultations.lastHidden()]
    .filter((hidden) => hidden !== undefined)
    .sort((one, other) => other.at - one.at);
  return c.html(
    pageOf({
      sheet: frame.sheet,
      site: frame.site,
      now: store.now(),
      problems: [...problemsOf(health), ...health.notices],
      isClockDoubted: health.problems.clock.length > 0,
      ...(deleted && { deleted: { ...deleted, until: deleted.at + UNDO } }),
    }),
    status,
  );
}

const kindOf = (c: Request): Kind =>
  c.req.param('kind') === 'enquiry' ? 'enquiry' : 'consultation';
const entriesOf = (desk: Desk, kind: Kind) =>
  kind === 'enquiry' ? desk.enquiries : desk.consultations;

/** A number that a page or a form names; what is none leads nowhere. */
function numberOf(text: string): number {
  if (new RegExp(`^${NUMBER}$`).test(text)) return Number(text);
  throw new HTTPException(404);
}

/** The states that a list can show; others lead nowhere. */
function filterOf(desk: Desk, kind: Kind, search: string, state: string): Filter {
  const [first = ''] = entriesOf(desk, kind).states;
  if (state !== '' && !entriesOf(desk, kind).states.includes(state)) throw new HTTPException(404);
  return { search: search.trim(), state: state || first };
}

function listRoutes(app: Hono<Env>, desk: Desk): void {
  for (const kind of ['enquiry', 'consultation'] as const) {
    const entries = entriesOf(desk, kind);
    app.get(listOf(kind), (c) => {
      const { search = '', state = '', page: asked = '1' } = c.req.query();
      const filter = filterOf(desk, kind, search, state);
      const page = numberOf(asked);
      const counts = Object.fromEntries(
        entries.states.map((each) => [each, entries.count({ search: '', state: each })]),
      );
      return inbox(c, desk, (frame) =>
        listPage(frame, {
          kind,
          rows: entries.list(filter, page),
          filter,
          page,
          counts,
          total: entries.count(filter),
          newest: entries.newest(),
        }),
      );
    });
    const file = `${entries.kind === 'enquiry' ? 'enquiries' : 'consultations'}.csv`;
    app.get(`/inbox/${file}`, (c) => {
      c.header('Content-Type', 'text/csv; charset=utf-8');
      c.header('Content-Disposition', `attachment; filename="${file}"`);
      return stream(c, async (output) => {
        for (const lines of entries.csv()) {
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
    const count = await entriesOf(desk, kind).hide(
      form.all === '' ? ids : { ...filter, newest: numberOf(form.newest) },
    );
    if (count > 0) return c.redirect(listOf(kind), 303);
    const text = 'Nothing was selected, or it was deleted already.';
    return c.html(messagePage(desk.frame, 'Nothing to delete', text), 422);
  });
  app.post('/inbox/undo', async (c) => {
    const { at } = await readForm(c, ['at']);
    const moment = numberOf(at);
    const enquiries = await desk.enquiries.show(moment);
    const consultations = await desk.consultations.show(moment);
    if (enquiries + consultations > 0)
      return c.redirect(listOf(enquiries > 0 ? 'enquiry' : 'consultation'), 303);
    const gone = 'It is too late: this was deleted for good.';
    return c.html(messagePage(desk.frame, 'Not undone', gone), 404);
  });
  app.post('/inbox/clock', async (c) => {
    await desk.clock.accept();
    return c.redirect('/inbox', 303);
  });
}

function entryRoutes(app: Hono<Env>, desk: Desk): void {
  const idOf = (c: Request) => Number(c.req.param('id'));
  const after = (c: Request, isDone: boolean) =>
    isDone ? c.redirect(`/inbox/${kindOf(c)}/${idOf(c)}`, 303) : answerNotFound(c, desk);
  app.get(ENTRY, (c) => {
    const entry = entriesOf(desk, kindOf(c)).find(idOf(c));
    if (!entry) return answerNotFound(c, desk);
    return inbox(c, desk, (frame) => entryPage(frame, entry));
  });
  app.post(`${ENTRY}/handled`, async (c) => {
    const { handled } = await readForm(c, ['handled']);
    return after(
      c,
      await entriesOf(desk, kindOf(c)).set(
        'handled_at',
        handled === '' ? null : desk.store.now(),
        idOf(c),
      ),
    );
  });
  app.post(`${ENTRY}/note`, async (c) => {
    const { note } = await readForm(c, ['note']);
    const text = note.slice(0, LONGEST_NOTE);
    return after(c, await entriesOf(desk, kindOf(c)).set('note', text, idOf(c)));
  });
}

/** Staff book, move, and take time off. */
function timeRoutes(app: Hono<Env>, desk: Desk): void {
  const { consultations } = desk;
  const toEntry = ({ id }: { readonly id: number }) => `/inbox/consultation/${id}`;
  const booking: Taking = {
    isStaff: true,
    action: '/inbox/consultations/new',
    back: '/inbox/consultations',
  };
  app.get(booking.action, (c) => {
    const { name = '', email = '' } = c.req.query();
    return c.html(timesPage(desk, booking, { typed: { slot: '', day: '', name, email } }));
  });
  app.post(booking.action, (c) => take(c, desk, booking, toEntry));
  const path = `/inbox/consultation/:id{${NUMBER}}/move`;
  const movingOf = (c: Request): Taking => {
    const moved = consultations.find(Number(c.req.param('id')));
    if (!moved) throw new HTTPException(404);
    const back = toEntry(moved);
    return { isStaff: true, moved, back, action: `${back}/move` };
  };
  app.get(path, (c) => c.html(timesPage(desk, movingOf(c))));
  app.post(path, (c) => take(c, desk, movingOf(c), toEntry));

  app.get('/inbox/times', (c) =>
    inbox(c, desk, (frame) => timesOffPage(frame, { closures: consultations.closures() })),
  );
  app.post('/inbox/times', async (c) => {
    const typed = await readForm(c, CLOSURE_FIELDS);
    const wanted = closureOf(typed);
    if (wanted) {
      const booked = await consultations.close(wanted);
      const closures = consultations.closures();
      return inbox(c, desk, (frame) => timesOffPage(frame, { closures, booked }));
    }
    const errors =
      typed.begins || typed.ends
        ? { begins: 'Choose one day, and a time that ends after it begins.' }
        : { from: 'Choose a day, and a last day that is not before it.' };
    const notice = 'Nothing was changed. Please look again at:';
    const view = { closures: consultations.closures(), typed, errors, notice };
    return inbox(c, desk, (frame) => timesOffPage(frame, view), 422);
  });
  app.post(`/inbox/times/:id{${NUMBER}}/remove`, async (c) =>
    (await consultations.open(Number(c.req.param('id'))))
      ? c.redirect('/inbox/times', 303)
      : answerNotFound(c, desk),
  );
}
