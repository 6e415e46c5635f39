import type { Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import {
  type Env,
  isForwarded,
  isLoopback,
  isSame,
  type Request,
  remoteOf,
  SESSION,
} from '../access.ts';
import { backupsIn } from '../backup.ts';
import { dayInWords } from '../dates.ts';
import type { Desk } from '../desk.ts';
import { type Filter, PAGE_SIZE } from '../enquiries.ts';
import { type EntryId, entriesFrom, entryText } from '../entries.ts';
import { readForm } from '../form-data.ts';
import {
  consultationsPage,
  deletePage,
  enquiriesPage,
  entryPage,
  type InboxFrame,
  personPage,
  signInPage,
  timesOffPage,
} from '../pages/inbox.ts';
import { messagePage, type Page } from '../pages/page.ts';
import { closureFrom } from '../slots.ts';
import { addressOf, answerNotFound, send, waitWords } from './answers.ts';
import { healthOf } from './health.ts';

const COOKIE = 'desk';
const ENTRY = '/inbox/:kind{enquiry|consultation}/:id{[0-9]{1,15}}';

/** Where staff read what has arrived. */
export function inboxRoutes(app: Hono<Env>, desk: Desk): void {
  accessRoutes(app, desk);
  listRoutes(app, desk);
  entryRoutes(app, desk);
  personRoutes(app, desk);
  timeOffRoutes(app, desk);
}

/** Who may come in: with a token whoever has signed in, without one this machine itself. */
function accessRoutes(app: Hono<Env>, desk: Desk): void {
  const { config, frame, sessions, limits, originOf } = desk;
  const guard = (c: Request, next: () => Promise<void>) => {
    if (!sessions) {
      if (isLoopback(remoteOf(c)) && !isForwarded(c)) return next();
      const text = 'The inbox opens on this machine only, or with a token.';
      return send(c, messagePage(frame, 'Refused', text), 403);
    }
    if (c.req.path === '/inbox/sign-in' || sessions.isOpen(getCookie(c, COOKIE) ?? ''))
      return next();
    return c.req.method === 'GET'
      ? c.redirect('/inbox/sign-in', 303)
      : send(c, signInPage(frame, 'Please sign in again. Nothing was changed.'), 403);
  };
  // The pattern holds for "/inbox" itself too.
  app.use('/inbox/*', async (c, next) => guard(c, next));

  app.get('/inbox/sign-in', (c) =>
    sessions ? send(c, signInPage(frame)) : answerNotFound(c, desk),
  );
  app.post('/inbox/sign-in', async (c) => {
    if (!sessions || config.token === undefined) return answerNotFound(c, desk);
    const { token } = await readForm(c.req.raw, ['token'] as const);
    // The right token is let in whatever others have tried: nobody locks the staff out.
    if (!isSame(token, config.token)) {
      const wait = limits.signIns.take(addressOf(c, desk));
      if (wait > 0) c.header('Retry-After', String(wait));
      const notice =
        wait > 0
          ? `This is not the token, and your network has tried often. Wait ${waitWords(wait)}.`
          : 'This is not the token.';
      return send(c, signInPage(frame, notice), wait > 0 ? 429 : 403);
    }
    setCookie(c, COOKIE, await sessions.begin(), {
      httpOnly: true,
      sameSite: 'Strict',
      secure: originOf().startsWith('https:'),
      path: '/inbox',
      maxAge: SESSION / 1000,
    });
    return c.redirect('/inbox', 303);
  });
  app.post('/inbox/sign-out', async (c) => {
    await sessions?.end(getCookie(c, COOKIE) ?? '');
    deleteCookie(c, COOKIE, { path: '/inbox' });
    return c.redirect('/inbox/sign-in', 303);
  });
}

/** What every page of the inbox shows, and with it the page. */
async function inbox(
  c: Request,
  desk: Desk,
  pageOf: (frame: InboxFrame) => Page,
  status: 200 | 422 = 200,
) {
  const { problems } = await healthOf(desk);
  const frame: InboxFrame = {
    sheet: desk.frame.sheet,
    site: desk.frame.site,
    now: desk.store.now(),
    problems,
    inReview: desk.enquiries.counts().review,
    isSignedIn: desk.sessions !== undefined,
    // An old address must not offer what can no longer be done.
    deleted: entriesFrom(c.req.query('deleted') ?? '').filter((id) => desk.entries.isHidden(id)),
  };
  return send(c, pageOf(frame), status);
}

const pageNumber = (c: Request) =>
  Math.max(1, Number.parseInt(c.req.query('page') ?? '1', 10) || 1);

/** What a file is sent with that is to be saved. */
const attached = (type: string, name: string) => ({
  'Content-Type': type,
  'Content-Disposition': `attachment; filename="${name}"`,
});

/** Sends text as it is made: other visitors are answered in between. */
function streamed(lines: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const begun = performance.now();
      let chunk = '';
      for (;;) {
        const { value, done } = lines.next();
        if (done) {
          controller.enqueue(encoder.encode(chunk));
          controller.close();
          return;
        }
        chunk += value;
        if (performance.now() - begun > 5) break;
      }
      controller.enqueue(encoder.encode(chunk));
      await new Promise((resume) => setImmediate(resume));
    },
  });
}

function listRoutes(app: Hono<Env>, desk: Desk): void {
  const { enquiries, consultations, originOf } = desk;
  app.get('/inbox', (c) => {
    const state = c.req.query('state');
    const filter: Filter = {
      search: c.req.query('search')?.trim() ?? '',
      state: state === 'open' || state === 'review' ? state : 'all',
      page: pageNumber(c),
    };
    const list = enquiries.list(filter);
    const counts = enquiries.counts();
    return inbox(c, desk, (frame) => enquiriesPage(frame, { ...list, filter, counts }));
  });
  app.get('/inbox/consultations', (c) => {
    const which = c.req.query('which') === 'past' ? 'past' : 'coming';
    const search = c.req.query('search')?.trim() ?? '';
    const page = pageNumber(c);
    const rows = consultations.list(which, {
      search,
      limit: PAGE_SIZE + 1,
      offset: (page - 1) * PAGE_SIZE,
    });
    return inbox(c, desk, (frame) =>
      consultationsPage(frame, {
        rows: rows.slice(0, PAGE_SIZE),
        hasMore: rows.length > PAGE_SIZE,
        which,
        search,
        page,
        calendar: `${originOf()}/calendar/${desk.calendarSecret}.ics`,
      }),
    );
  });
  const csv = 'text/csv; charset=utf-8';
  app.get('/inbox/enquiries.csv', (c) =>
    c.body(streamed(enquiries.csv()), 200, attached(csv, 'enquiries.csv')),
  );
  app.get('/inbox/consultations.csv', (c) =>
    c.body(streamed(consultations.csv()), 200, attached(csv, 'consultations.csv')),
  );
}

/** What a deletion does not reach, in sentences. */
export function copiesOf({ config }: Desk): string[] {
  const backups = config.backups ? backupsIn(config.backups) : [];
  const [newest, oldest] = [backups[0], backups.at(-1)];
  return [
    config.smtp
      ? `Mail that was sent to ${config.email} and to the person: delete it in those mailboxes.`
      : 'No mail was sent by this desk as it is set up now.',
    'The log names nobody.',
    newest && oldest
      ? `${backups.length} backups, from ${dayInWords(oldest.madeAt)} to ${dayInWords(newest.madeAt)}: they are deleted after two weeks.`
      : 'The desk knows of no backups. Copies that you have made yourself are yours to delete.',
  ];
}

function entryRoutes(app: Hono<Env>, desk: Desk): void {
  const { enquiries, consultations, entries, store } = desk;
  const idOf = (c: Request): EntryId => ({
    kind: c.req.param('kind') === 'enquiry' ? 'enquiry' : 'consultation',
    id: Number(c.req.param('id')),
  });
  const find = ({ kind, id }: EntryId) =>
    kind === 'enquiry' ? enquiries.find(id) : consultations.byId(id);
  const back = ({ kind }: EntryId) => (kind === 'enquiry' ? '/inbox' : '/inbox/consultations');
  const after = (c: Request, isDone: boolean, to: string) =>
    isDone ? c.redirect(to, 303) : answerNotFound(c, desk);

  app.get(ENTRY, (c) => {
    const entry = find(idOf(c));
    if (!entry) return answerNotFound(c, desk);
    return inbox(c, desk, (frame) => entryPage(frame, entry, entries.assignees()));
  });
  app.post(`${ENTRY}/handled`, async (c) => {
    const { handled } = await readForm(c.req.raw, ['handled'] as const);
    const id = idOf(c);
    return after(c, await entries.setHandled(id, handled !== ''), `/inbox/${id.kind}/${id.id}`);
  });
  app.post(`${ENTRY}/describe`, async (c) => {
    const { assignee, note } = await readForm(c.req.raw, ['assignee', 'note'] as const);
    const id = idOf(c);
    const isDone = await entries.describe(id, assignee.slice(0, 100), note.slice(0, 5_000));
    return after(c, isDone, `/inbox/${id.kind}/${id.id}`);
  });
  app.post('/inbox/enquiry/:id{[0-9]{1,15}}/accept', async (c) => {
    await enquiries.accept(Number(c.req.param('id')));
    return c.redirect('/inbox?state=review', 303);
  });
  app.get(`${ENTRY}/delete`, (c) => {
    const id = idOf(c);
    const entry = find(id);
    if (!entry) return answerNotFound(c, desk);
    const isBooking = 'slot' in entry;
    const name = isBooking ? entry.name : `${entry.firstName} ${entry.surname}`;
    const told = isBooking && desk.config.smtp !== undefined && entry.slot > store.now();
    return inbox(c, desk, (frame) =>
      deletePage(frame, {
        title: `Delete the ${id.kind} of ${name}?`,
        action: `/inbox/${id.kind}/${id.id}/delete`,
        back: `/inbox/${id.kind}/${id.id}`,
        copies: [...(told ? ['The visitor is told that it is cancelled.'] : []), ...copiesOf(desk)],
      }),
    );
  });
  app.post(`${ENTRY}/delete`, async (c) => {
    const id = idOf(c);
    return after(c, await entries.hide([id]), `${back(id)}?deleted=${entryText(id)}`);
  });
  app.post('/inbox/undo', async (c) => {
    const { entries: text } = await readForm(c.req.raw, ['entries'] as const);
    const hidden = entriesFrom(text);
    const [first] = hidden;
    if (first && (await entries.undo(hidden))) return c.redirect(back(first), 303);
    const gone = 'It is too late: this was deleted for good.';
    return send(c, messagePage(desk.frame, 'Not undone', gone), 404);
  });
}

function personRoutes(app: Hono<Env>, desk: Desk): void {
  const { enquiries, consultations, entries } = desk;
  const emailOf = (c: Request) => c.req.query('email')?.trim() ?? '';
  app.get('/inbox/person', (c) => {
    const email = emailOf(c);
    return inbox(c, desk, (frame) =>
      personPage(frame, email, enquiries.of(email), consultations.of(email)),
    );
  });
  app.get('/inbox/person.json', (c) => {
    const email = emailOf(c);
    const all = { enquiries: enquiries.of(email), consultations: consultations.of(email) };
    return c.body(
      JSON.stringify(all, undefined, 2),
      200,
      attached('application/json', 'person.json'),
    );
  });
  app.get('/inbox/person/delete', (c) => {
    const email = emailOf(c);
    return inbox(c, desk, (frame) =>
      deletePage(frame, {
        title: 'Delete all of this person?',
        action: '/inbox/person/delete',
        back: `/inbox/person?${new URLSearchParams({ email })}`,
        email,
        copies: copiesOf(desk),
      }),
    );
  });
  app.post('/inbox/person/delete', async (c) => {
    const { email } = await readForm(c.req.raw, ['email'] as const);
    const all: EntryId[] = [
      ...enquiries.of(email).map(({ id }) => ({ kind: 'enquiry', id }) as const),
      ...consultations.of(email).map(({ id }) => ({ kind: 'consultation', id }) as const),
    ];
    if (!(await entries.hide(all))) return answerNotFound(c, desk);
    return c.redirect(`/inbox?deleted=${all.map(entryText).join(',')}`, 303);
  });
}

function timeOffRoutes(app: Hono<Env>, desk: Desk): void {
  const { consultations } = desk;
  app.get('/inbox/times', (c) =>
    inbox(c, desk, (frame) => timesOffPage(frame, { closures: consultations.closures() })),
  );
  app.post('/inbox/times', async (c) => {
    const typed = await readForm(c.req.raw, ['from', 'to', 'begins', 'ends'] as const);
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
  app.post('/inbox/times/:id{[0-9]{1,15}}/remove', async (c) =>
    (await consultations.open(Number(c.req.param('id'))))
      ? c.redirect('/inbox/times', 303)
      : answerNotFound(c, desk),
  );
}

/** The time off that a form says; nothing when it makes no sense. */
function closureOf({ from, to, begins, ends }: Readonly<Record<string, string>>) {
  const isPart = Boolean(begins || ends);
  if (isPart && to && to !== from) return undefined;
  try {
    return closureFrom(isPart ? `${from}T${begins}..${ends}` : `${from}..${to || from}`);
  } catch {
    return undefined;
  }
}
