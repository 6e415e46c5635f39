import type { DatabaseSync } from 'node:sqlite';
import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { calendarFile } from './calendar-file.ts';
import type { DeskConfig } from './config.ts';
import { Consultations, newSecret } from './consultations.ts';
import { csvOf } from './csv.ts';
import { whenFree } from './database.ts';
import {
  ENQUIRY_FIELDS,
  Enquiries,
  enquiryErrors,
  type FieldErrors,
  problemOf,
} from './enquiries.ts';
import { RefusedRequest, readForm } from './form-data.ts';
import {
  isLocal,
  isOwnPost,
  isSame,
  isSession,
  SESSION_SECONDS,
  sessionFor,
} from './inbox-access.ts';
import { Limiter, visitorAddress } from './limiter.ts';
import {
  bookingPage,
  enquiryPage,
  type Frame,
  inboxPage,
  messagePage,
  namesOf,
  signInPage,
  thankYouPage,
  timesPage,
} from './pages.ts';
import { dayOf } from './slots.ts';
import { loadAssets } from './style.ts';

type Env = { Bindings: HttpBindings };
type Request = Context<Env>;
type Page = ReturnType<typeof messagePage>;

const COOKIE = 'desk';
const RETRY_SECONDS = 30;
const NOTHING_STORED =
  'Nothing was stored, because the desk cannot write at the moment. Please try again in a minute.';
const TAKEN = 'Somebody else has just taken this time. These are still free.';

/** The parts that the server's own work (cleaning up) needs too. */
export interface Desk {
  readonly app: Hono<Env>;
  readonly enquiries: Enquiries;
  readonly consultations: Consultations;
  readonly limiters: readonly Limiter[];
}

/**
 * The desk's routes.
 *
 * @param originOf the desk's own origin, known once it listens
 */
export function createApp(
  config: DeskConfig,
  database: DatabaseSync,
  originOf: () => string,
): Desk {
  const { sheet, files } = loadAssets();
  const frame: Frame = {
    sheet,
    // Under `npm start` it is known only later.
    get site() {
      return config.site;
    },
  };
  const enquiries = new Enquiries(database, config.now, config.smtp !== undefined);
  const consultations = new Consultations(database, config.now);
  const limits = {
    enquiries: new Limiter({ perMinute: 6, perDay: 60 }),
    bookings: new Limiter({ perMinute: 6, perDay: 20 }),
    signIns: new Limiter({ perMinute: 5, perDay: 30 }),
  };
  const app = new Hono<Env>();

  const send = (
    c: Request,
    content: Page,
    status: 200 | 400 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 503 = 200,
  ) => c.html(content, status);
  const notFound = (c: Request) =>
    send(
      c,
      messagePage(
        frame,
        'Not found',
        'There is nothing at this address. A consultation that was cancelled is gone too.',
      ),
      404,
    );
  const addressOf = (c: Request) =>
    visitorAddress(remoteOf(c), c.req.header('x-forwarded-for'), config.proxies);
  const tooMany = (c: Request, seconds: number) => {
    c.header('Retry-After', String(seconds));
    return send(
      c,
      messagePage(
        frame,
        'Too many at once',
        'Nothing was stored: too many requests came from your network. Please try again later.',
      ),
      429,
    );
  };

  app.use(async (c, next) => {
    // A name that is not ours may be an attempt to reach the inbox through another's page.
    if (isOwnHost(c.req.header('host'), originOf(), config.host)) await next();
    else c.res = c.text('This host is not served here.\n', 421);
    setHeaders(c, config.site);
  });

  app.get('/', (c) => c.redirect('/consultation', 303));
  app.get('/assets/:name', (c) => {
    const file = files.get(c.req.path);
    if (!file) return notFound(c);
    return c.body(file.body, 200, {
      'Content-Type': file.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });

  app.get('/thank-you', (c) => send(c, thankYouPage(frame)));
  app.post('/enquiry', async (c) => {
    const typed = await readForm(c.req.raw, ENQUIRY_FIELDS);
    const errors = enquiryErrors(typed);
    if (Object.keys(errors).length > 0) {
      const notice = `Nothing was sent yet. Please look again at: ${namesOf(errors)}.`;
      return send(c, enquiryPage(frame, 'Almost there', notice, typed, errors), 422);
    }
    const wait = limits.enquiries.take(addressOf(c));
    if (wait > 0) return tooMany(c, wait);
    try {
      await enquiries.store(typed);
    } catch (error) {
      report(error);
      c.header('Retry-After', String(RETRY_SECONDS));
      return send(c, enquiryPage(frame, 'Not sent', NOTHING_STORED, typed, {}), 503);
    }
    return isFramed(c) ? send(c, thankYouPage(frame)) : c.redirect('/thank-you', 303);
  });

  app.get('/consultation', (c) =>
    send(
      c,
      timesPage(frame, {
        free: consultations.free(),
        day: c.req.query('day'),
        secret: newSecret(),
      }),
    ),
  );
  app.post('/consultation', async (c) => {
    const typed = await readForm(c.req.raw, ['slot', 'name', 'email', 'request'] as const);
    const slot = Date.parse(typed.slot);
    const view = { free: consultations.free(), typed, secret: newSecret() };
    const day = Number.isNaN(slot) ? undefined : dayOf(slot);
    const errors: FieldErrors = defined({
      slot: Number.isNaN(slot) ? 'Please choose a time.' : undefined,
      name: problemOf(typed.name, { required: true }),
      email: problemOf(typed.email, { required: true, email: true }),
    });
    if (Object.keys(errors).length > 0) {
      const notice = `Nothing is booked yet. Please look again at: ${namesOf(errors)}.`;
      return send(c, timesPage(frame, { ...view, day, notice, errors }), 422);
    }
    const wait = limits.bookings.take(addressOf(c));
    if (wait > 0) return tooMany(c, wait);
    const secret = await consultations.book(slot, typed, typed.request);
    if (secret) return c.redirect(`/consultation/${secret}`, 303);
    return send(
      c,
      timesPage(frame, { ...view, free: consultations.free(), day, notice: TAKEN }),
      409,
    );
  });
  app.get('/consultation/:secret', (c) => {
    const secret = c.req.param('secret');
    const booking = consultations.find(secret);
    return booking ? send(c, bookingPage(frame, booking, secret)) : notFound(c);
  });
  app.get('/consultation/:secret/calendar.ics', (c) => {
    const secret = c.req.param('secret');
    const booking = consultations.find(secret);
    if (!booking) return notFound(c);
    const { host, origin } = new URL(originOf());
    return c.body(calendarFile(booking, host, `${origin}/consultation/${secret}`), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="consultation.ics"',
    });
  });
  app.get('/consultation/:secret/move', (c) => {
    const secret = c.req.param('secret');
    const moved = consultations.find(secret);
    if (!moved) return notFound(c);
    return send(
      c,
      timesPage(frame, { free: consultations.free(), day: c.req.query('day'), secret, moved }),
    );
  });
  app.post('/consultation/:secret/move', async (c) => {
    const secret = c.req.param('secret');
    const { slot } = await readForm(c.req.raw, ['slot'] as const);
    const moved = consultations.find(secret);
    if (!moved) return notFound(c);
    const moment = Date.parse(slot);
    if (moment === moved.slot || (await consultations.move(moved.id, moment))) {
      return c.redirect(`/consultation/${secret}`, 303);
    }
    const day = Number.isNaN(moment) ? undefined : dayOf(moment);
    return send(
      c,
      timesPage(frame, { free: consultations.free(), day, secret, moved, notice: TAKEN }),
      409,
    );
  });
  app.post('/consultation/:secret/cancel', async (c) => {
    await readForm(c.req.raw, []);
    const booking = consultations.find(c.req.param('secret'));
    if (!booking) return notFound(c);
    await whenFree(() => consultations.delete(booking.id));
    return c.redirect('/cancelled', 303);
  });
  app.get('/cancelled', (c) =>
    send(
      c,
      messagePage(
        frame,
        'Cancelled',
        'Your consultation is cancelled, and your name and email address are deleted with it.',
      ),
    ),
  );

  app.use('/inbox/*', async (c, next) => {
    if (
      c.req.method !== 'GET' &&
      c.req.method !== 'HEAD' &&
      !isOwnPost(c.req.raw.headers, ownOrigin(c, originOf()))
    ) {
      return send(
        c,
        messagePage(frame, 'Refused', 'This request did not come from the inbox itself.'),
        403,
      );
    }
    if (config.token === undefined) {
      if (isLocal(remoteOf(c), c.req.raw.headers)) return next();
      return send(
        c,
        messagePage(frame, 'Refused', 'The inbox opens on this machine only, or with a token.'),
        403,
      );
    }
    if (
      c.req.path === '/inbox/sign-in' ||
      isSession(getCookie(c, COOKIE) ?? '', config.token, config.now())
    ) {
      return next();
    }
    return c.req.method === 'GET'
      ? c.redirect('/inbox/sign-in', 303)
      : send(c, signInPage(frame, undefined), 403);
  });
  app.get('/inbox', (c) =>
    send(c, inboxPage(frame, enquiries.list(), consultations.list(), config.token !== undefined)),
  );
  app.get('/inbox/sign-in', (c) =>
    config.token ? send(c, signInPage(frame, undefined)) : notFound(c),
  );
  app.post('/inbox/sign-in', async (c) => {
    if (config.token === undefined) return notFound(c);
    const wait = limits.signIns.take(addressOf(c));
    if (wait > 0) return tooMany(c, wait);
    const { token } = await readForm(c.req.raw, ['token'] as const);
    if (!isSame(token, config.token))
      return send(c, signInPage(frame, 'This is not the token.'), 403);
    setCookie(c, COOKIE, sessionFor(config.token, config.now()), {
      httpOnly: true,
      sameSite: 'Strict',
      secure: originOf().startsWith('https:'),
      path: '/inbox',
      maxAge: SESSION_SECONDS,
    });
    return c.redirect('/inbox', 303);
  });
  app.post('/inbox/sign-out', (c) => {
    deleteCookie(c, COOKIE, { path: '/inbox' });
    return c.redirect('/inbox/sign-in', 303);
  });
  app.get('/inbox/enquiries.csv', (c) =>
    c.body(csvOf(enquiries.list()), 200, {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="enquiries.csv"',
    }),
  );
  app.post('/inbox/:kind{enquiry|consultation}/:id{[0-9]{1,15}}/delete', async (c) => {
    const from = c.req.param('kind') === 'enquiry' ? enquiries : consultations;
    const isDeleted = await whenFree(() => from.delete(Number(c.req.param('id'))));
    return isDeleted ? c.redirect('/inbox', 303) : notFound(c);
  });

  app.notFound(notFound);
  app.onError((error, c) => {
    if (error instanceof RefusedRequest) {
      // What was not read of the body must not be taken for the next request.
      c.header('Connection', 'close');
      return send(
        c,
        messagePage(frame, 'Not accepted', `${error.message} Nothing was stored.`),
        error.status,
      );
    }
    report(error);
    c.header('Retry-After', String(RETRY_SECONDS));
    return send(c, messagePage(frame, 'Not now', NOTHING_STORED), 503);
  });
  return { app, enquiries, consultations, limiters: Object.values(limits) };
}

/** The error alone: a log holds neither addresses nor what was typed. */
function report(error: unknown): void {
  console.error(error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown error');
}

const remoteOf = (c: Request) => c.env.incoming.socket.remoteAddress ?? '';

/** The hidden frame of the site's form. Without the header the answer is that for a whole page. */
const isFramed = (c: Request) =>
  c.req.path === '/enquiry' && c.req.header('sec-fetch-dest') === 'iframe';

/** The origin that the browser sees: the desk's own, or its loopback address. */
const ownOrigin = (c: Request, origin: string) =>
  c.req.header('host') === new URL(origin).host ? origin : `http://${c.req.header('host')}`;

function isOwnHost(host: string | undefined, origin: string, listened: string): boolean {
  if (host === undefined) return false;
  const { host: own, port } = new URL(origin);
  if (host.toLowerCase() === own) return true;
  const name = host.replace(/:\d+$/, '').toLowerCase();
  // Behind a proxy the health check of the machine itself may use the loopback address.
  const isLoopback = ['localhost', '127.0.0.1', '[::1]', listened].includes(name);
  return isLoopback && (port === '' || host.endsWith(`:${port}`) || !own.startsWith('127.'));
}

function setHeaders(c: Request, site: string): void {
  const ancestors = isFramed(c) ? framers(site) : "'none'";
  const headers: Readonly<Record<string, string>> = {
    'Content-Security-Policy': `default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors ${ancestors}; require-trusted-types-for 'script'; trusted-types 'none'`,
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
    'X-Content-Type-Options': 'nosniff',
    // Addresses of bookings are secrets.
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'X-Robots-Tag': 'noindex',
  };
  for (const [name, value] of Object.entries(headers)) c.res.headers.set(name, value);
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store');
}

/** `localhost` and the loopback address are two origins of one local site. */
function framers(site: string): string {
  const { origin } = new URL(site);
  return origin.startsWith('http://localhost')
    ? `${origin} ${origin.replace('localhost', '127.0.0.1')}`
    : origin;
}

const defined = (errors: Readonly<Record<string, string | undefined>>): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])),
  );
