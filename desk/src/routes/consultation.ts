import type { Hono } from 'hono';
import type { Env, Request } from '../access.ts';
import { type Consultation, newSecret } from '../consultations.ts';
import { dayOf, MINUTE } from '../dates.ts';
import type { Desk } from '../desk.ts';
import { readForm } from '../form-data.ts';
import { about, log } from '../log.ts';
import { bookingPage, cancelPage, type TimesView, timesPage } from '../pages/booking.ts';
import { messagePage } from '../pages/page.ts';
import { errorsOf, type FieldErrors, problemOf } from '../validation.ts';
import {
  addressOf,
  answerNotFound,
  NOTHING_STORED,
  RETRY_SECONDS,
  send,
  waitWords,
} from './answers.ts';

/** Stands for the secret in a page that several visitors get. */
const PLACE_OF_SECRET = 'x'.repeat(43);
const FIELDS = ['slot', 'day', 'name', 'email', 'zone', 'request', 'show'] as const;
type Form = Readonly<Record<(typeof FIELDS)[number], string>>;

/** The pages on which visitors book, move and cancel. */
export function consultationRoutes(app: Hono<Env>, desk: Desk): void {
  const { consultations, frame, limits, store, config } = desk;
  let cached = { key: '', page: '' };

  type View = Omit<TimesView, 'free' | 'place' | 'isMailed'>;
  const { place } = config;
  const isMailed = config.smtp !== undefined;
  const pageOf = (view: View) =>
    timesPage(frame, { ...view, free: consultations.free(), place, isMailed });
  const times = (c: Request, view: View, status: 200 | 409 | 422 | 429 | 503) =>
    send(c, pageOf(view), status);

  /** The empty form is the same for everybody within a minute, but for its secret. */
  app.get('/consultation', async (c) => {
    const key = `${Math.floor(store.now() / MINUTE)} ${consultations.version} ${config.site}`;
    if (cached.key !== key) {
      cached = { key, page: String(await pageOf({ secret: PLACE_OF_SECRET })) };
    }
    return c.html(cached.page.replace(PLACE_OF_SECRET, newSecret()));
  });

  /**
   * Books or moves, or shows again what was typed, with what is wrong.
   *
   * @param moved the booking that is moved
   */
  const take = async (
    c: Request,
    form: Form,
    moved?: { booking: Consultation; secret: string },
  ) => {
    const secret = moved?.secret ?? (form.request || newSecret());
    const view = { secret, typed: form, ...(moved && { moved: moved.booking }) };
    if (form.show !== '') return times(c, view, 200);
    const slot = slotOf(form);
    const errors = errorsOf({
      slot: Number.isNaN(slot) ? 'Please choose a time.' : undefined,
      ...(!moved && {
        name: problemOf(form.name, { required: true }),
        email: problemOf(form.email, { required: true, email: true }),
      }),
    });
    const refuse = (status: 409 | 422 | 429 | 503, notice: string, why: FieldErrors = {}) =>
      times(c, { ...view, notice, errors: why }, status);
    const unchanged = moved ? 'Nothing was moved.' : 'Nothing is booked yet.';
    if (Object.keys(errors).length > 0)
      return refuse(422, `${unchanged} Please look again at:`, errors);
    const wait = limits.bookings.take(addressOf(c, desk));
    if (wait > 0) {
      c.header('Retry-After', String(wait));
      return refuse(
        429,
        `${unchanged} Your network has booked often. Please try again in ${waitWords(wait)}.`,
      );
    }
    try {
      const booked = moved
        ? await consultations.move(moved.booking, slot, secret)
        : await consultations.book(slot, form, form.request);
      return booked.refusal === undefined
        ? c.redirect(`/consultation/${booked.secret}`, 303)
        : refuse(409, `${unchanged} Please look again at:`, { slot: booked.refusal });
    } catch (error) {
      log('error', 'booking-not-stored', about(error));
      c.header('Retry-After', String(RETRY_SECONDS));
      return refuse(503, NOTHING_STORED);
    }
  };

  app.post('/consultation', async (c) => take(c, await readForm(c.req.raw, FIELDS)));

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

  /** Runs a route of a booking, or says that there is none. */
  const withBooking =
    (run: (c: Request, booking: Consultation, secret: string) => Response | Promise<Response>) =>
    (c: Request) => {
      const secret = c.req.param('secret') ?? '';
      const booking = consultations.find(secret);
      return booking ? run(c, booking, secret) : answerNotFound(c, desk);
    };

  app.get(
    '/consultation/:secret',
    withBooking((c, booking, secret) =>
      send(
        c,
        bookingPage(frame, booking, {
          secret,
          place,
          code: c.req.query('confirm') ?? '',
          isMailed,
        }),
      ),
    ),
  );
  app.post(
    '/consultation/:secret/confirm',
    withBooking(async (c, _, secret) => {
      const { code } = await readForm(c.req.raw, ['code'] as const);
      if (await consultations.confirm(secret, code))
        return c.redirect(`/consultation/${secret}`, 303);
      const text = 'This is not the link that we have mailed last. Please use that one.';
      return send(c, messagePage(frame, 'Not confirmed', text), 403);
    }),
  );
  app.get(
    '/consultation/:secret/move',
    withBooking((c, moved, secret) => times(c, { secret, moved }, 200)),
  );
  app.post(
    '/consultation/:secret/move',
    withBooking(async (c, booking, secret) =>
      take(c, await readForm(c.req.raw, FIELDS), { booking, secret }),
    ),
  );
  app.get(
    '/consultation/:secret/cancel',
    withBooking((c, booking, secret) => send(c, cancelPage(frame, booking, secret))),
  );
  app.post(
    '/consultation/:secret/cancel',
    withBooking(async (c, booking) => {
      await consultations.cancel(booking);
      desk.cleaning.truncateLog();
      return c.redirect('/cancelled', 303);
    }),
  );
}

/** The chosen time. One of a day that is no longer the chosen one counts as none. */
function slotOf({ slot, day }: Form): number {
  const moment = Date.parse(slot);
  return day === '' || Number.isNaN(moment) || dayOf(moment) === day ? moment : Number.NaN;
}
