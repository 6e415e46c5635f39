import type { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { z } from 'zod';
import { type DeskContext, type Env, newSecret } from '../access.ts';
import { answerNotFound, countRequest, NOTHING_STORED, tryToStore } from '../answers.ts';
import { calendarFile } from '../calendar-file.ts';
import { DAY, type Day, dayInShort, dayInWords, dayOf, londonTime, timeOf } from '../dates.ts';
import type { Desk } from '../desk.ts';
import type { Consultation } from '../entries.ts';
import * as fields from '../fields.ts';
import { emailInstead, field, type Html, messagePage, page, summary } from '../page.ts';
import { placeInWeek, SLOT_MINUTES } from '../slots.ts';

const LABELS = { name: 'Your name', email: 'Email', slot: 'Time' } as const;
/** The form's fields. The last two are hidden: a secret, and the moment at which the form was shown. */
const FIELDS = ['slot', 'day', 'name', 'email', 'formSecret', 'shown'] as const;
const Move = z.object({ slot: z.number('Please choose a time.') });
const Booking = Move.extend({ name: fields.required, email: fields.email });

const pathOf = (secret: string): string => `/consultation/${secret}`;

interface BookingForm {
  /** The booking that its visitor moves; without it, a new one is made. */
  readonly moved?: Consultation;
  /** The secret of the booking's address: of the moved one, or of the one that this form makes. */
  readonly secret?: string;
  readonly action: string;
  /** The address of the link that leads back without a change. */
  readonly back?: string;
}

/** What somebody has sent, where it booked nothing: what was typed, and why it was refused. */
interface Attempt {
  readonly typed?: Readonly<Record<'slot' | 'day' | 'name' | 'email', string>>;
  readonly notice?: string;
  readonly errors?: fields.FieldErrors;
}

/** The form that books or moves: the days, their free times and, to book, who it is for. */
function timesPage(desk: Desk, settings: BookingForm, attempt: Attempt = {}): Html {
  const { moved, action, back, secret = newSecret() } = settings;
  const { typed, notice, errors = {} } = attempt;
  const isMailed = desk.config.smtp !== undefined;
  const days = [...desk.consultations.free()];
  const lastDay = days.slice(-1).map(([day]) => dayInWords(londonTime(day, '12:00')));
  const open = days.filter(([, slots]) => slots.length > 0);
  const wanted = Date.parse(typed?.slot ?? '');
  const chosen =
    open.find(([day]) => day === typed?.day) ??
    open.find(([, slots]) => slots.includes(wanted)) ??
    open[0];
  const lead = moved
    ? html`The consultation is on ${dayInWords(moved.slot)} at ${timeOf(moved.slot)}.
Choose another time; until then this one stays as it is.`
    : html`${SLOT_MINUTES} minutes, free. Choose a day, then a time. All times are London time.`;
  const name = { name: 'name', label: LABELS.name, autoComplete: 'name', required: true };
  const email = { name: 'email', label: LABELS.email, autoComplete: 'email', required: true };
  const person = html`<input type="hidden" name="formSecret" value="${secret}">
<input type="hidden" name="shown" value="${desk.store.now()}"><div class="person">${field(name, typed?.name, errors.name)}
${field({ ...email, type: 'email' }, typed?.email, errors.email)}</div>`;
  const form = html`<form method="post" action="${action}">
<fieldset><legend>Day</legend><div class="weeks">${weekColumns(days, chosen?.[0])}</div></fieldset>
${days.map((day, index) => timesOfDay(index, day[1], day === chosen, attempt))}
${moved ? '' : person}
<p class="actions foot">
<button class="button" type="submit">${moved ? 'Move it to this time' : 'Book this time'}</button>
${back ? html`<a class="button second" href="${back}">Leave it as it is</a>` : ''}</p></form>`;
  const none = html`<p class="notice">No time is free up to and including ${lastDay}.</p>`;
  const then = isMailed
    ? 'We email you a link: confirm within the hour, and the time is yours. We remind you a day and an hour before.'
    : 'You get a page of your own, with an entry for your calendar.';
  const aside = html`<dl><div><dt>Where</dt><dd>${desk.config.place}</dd></div>
<div><dt>Then</dt><dd>${then}</dd></div>
<div><dt>If it does not suit</dt><dd>You can move or cancel it yourself.</dd></div></dl>${emailInstead()}`;
  return page(desk, {
    title: moved ? 'Move the consultation' : 'Book a consultation',
    isError: notice !== undefined,
    main: html`${summary(notice, errors, LABELS)}<p class="lead">${lead}</p>${chosen ? form : none}`,
    aside,
  });
}

/**
 * The days on offer, in a column for each week. Each open day of the week has a row, which stays
 * empty where the day is over or a bank holiday.
 */
function weekColumns(days: readonly (readonly [Day, readonly number[]])[], chosen?: Day): Html[] {
  const labels = days.map(([day, { length }], index) => {
    const state = `${length === 0 ? ' disabled' : ''}${day === chosen ? ' checked' : ''}`;
    const label = html`<label class="day">
<input class="d${index}" type="radio" name="day" value="${day}"${raw(state)}>
<span>${dayInShort(londonTime(day, '12:00'))}</span>
<small>${length === 0 ? 'none free' : `${length} free`}</small></label>`;
    const row = placeInWeek(day);
    return { label, row, begin: Date.parse(day) - row * DAY };
  });
  const weeks = Object.values(Object.groupBy(labels, ({ begin }) => begin));
  return weeks.map((week = []) => {
    const rows: Html[] = [];
    for (const { label, row } of week) {
      while (rows.length < row) rows.push(html`<span></span>`);
      rows.push(label);
    }
    return html`<div class="week">${rows}</div>`;
  });
}

/**
 * The times of one day. `assets.ts` writes the rule that shows them, by the class `t` and the day's
 * number, while the day's radio button (`d` and the same number) is chosen.
 */
function timesOfDay(
  index: number,
  slots: readonly number[],
  isChosen: boolean,
  attempt: Attempt,
): Html {
  const [first] = slots;
  if (first === undefined) return html``;
  const error = isChosen ? attempt.errors?.slot : undefined;
  const described = error ? html` aria-describedby="slot-error" aria-invalid="true"` : '';
  const times = slots.map((slot) => {
    const value = new Date(slot).toISOString();
    const id = isChosen && slot === first ? html` id="slot"` : '';
    const checked = value === attempt.typed?.slot ? html` checked` : '';
    return html`<label><input${id} type="radio" name="slot" value="${value}"${checked}>${timeOf(slot)}</label>`;
  });
  return html`<fieldset class="times t${index}"${described}><legend>${dayInWords(first)}</legend>
${error ? html`<p class="error" id="slot-error">${error}</p>` : ''}<div class="slots">${times}</div></fieldset>`;
}

/** The chosen time; `NaN` where it is no time, or belongs to another day than the chosen one. */
function slotOf({ slot, day }: Readonly<Record<'slot' | 'day', string>>): number {
  const moment = /^20\d\d-[\dT:.-]+Z$/.test(slot) ? Date.parse(slot) : Number.NaN;
  return day === '' || Number.isNaN(moment) || dayOf(moment) === day ? moment : Number.NaN;
}

/** Books a time or moves a booking, or shows the form again with what was typed and its errors. */
async function bookOrMove(c: DeskContext, desk: Desk, settings: BookingForm) {
  const { moved } = settings;
  const { consultations, limits, store } = desk;
  const typed = await fields.readForm(c, FIELDS);
  const secret = settings.secret ?? typed.formSecret;
  const unchanged = moved ? 'Nothing was moved.' : 'Nothing is booked yet.';
  const refuse = (status: 409 | 422 | 429 | 503, why: string, errors: fields.FieldErrors = {}) => {
    const attempt = { typed, errors, notice: `${unchanged} ${why}` };
    return c.html(timesPage(desk, secret ? { ...settings, secret } : settings, attempt), status);
  };
  // Whoever books has opened the page, so the form's hidden field `shown` is filled in.
  if (!moved && (typed.shown === '' || fields.isTooFast(typed.shown, store.now())))
    return refuse(422, 'Press the button again, please.');
  const slot = slotOf(typed);
  const errors = fields.errorsOf(moved ? Move : Booking, { ...typed, slot });
  if (Object.keys(errors).length > 0) return refuse(422, 'Please look again at:', errors);
  const email = moved ? undefined : typed.email.toLowerCase();
  const wait = await countRequest(c, desk, limits.bookings, email);
  if (wait) return refuse(429, `That was often. Please try again in ${wait}.`);
  const booked = await tryToStore(c, 'booking-not-stored', () =>
    moved ? consultations.move(moved, slot, secret) : consultations.book(slot, typed, secret),
  );
  if (!booked) return refuse(503, NOTHING_STORED);
  const { result } = booked;
  return result.refusal === undefined
    ? c.redirect(pathOf(result.secret), 303)
    : refuse(409, 'Please look again at:', { slot: result.refusal });
}

const timeElement = ({ slot }: Consultation): Html => html`<p class="when">
<time datetime="${new Date(slot).toISOString()}">${dayInWords(slot)}, ${timeOf(slot)}</time></p>`;

/**
 * The page of one booking.
 *
 * @param code from the mailed link: with it the booking can be confirmed
 */
function bookingPage(desk: Desk, booking: Consultation, path: string, code: string) {
  const { config } = desk;
  const { name, email } = booking;
  const change = html`<a class="button second" href="${path}/move">Move it</a>
<a class="cancel" href="${path}/cancel">Cancel it</a>`;
  const confirm = html`<p>${SLOT_MINUTES} minutes, London time. One press, and the time is yours.</p>
<form method="post" action="${path}/confirm"><input type="hidden" name="code" value="${code}">
<div class="actions"><button class="button" type="submit">Confirm this time</button>${change}</div></form>`;
  const held = html`<p>This time is held for you for an hour. To confirm it, follow the link in the
email that we send to ${email}.</p><div class="actions">${change}</div>`;
  const mail = config.smtp
    ? `We email ${email}, and remind you a day and an hour before.`
    : 'No email is sent about it: put it into your calendar.';
  const booked = html`<p>${SLOT_MINUTES} minutes, London time, booked for ${name}.
Where: ${config.place}.</p><p>${mail}</p>
<p>Keep the address of this page: it is the only way to move or cancel this time yourself.</p>
<div class="actions"><a class="button" href="${path}/calendar.ics">Add to your calendar</a>${change}</div>`;
  const unconfirmed = code ? confirm : held;
  return page(desk, {
    title: booking.isConfirmed ? 'See you then' : 'Please confirm',
    main: html`${timeElement(booking)}${booking.isConfirmed ? booked : unconfirmed}`,
    aside: emailInstead(),
  });
}

const cancelPage = (desk: Desk, booking: Consultation, path: string): Html =>
  page(desk, {
    title: 'Cancel it?',
    main: html`${timeElement(booking)}<p>The time becomes free for others, and your name and email
address are deleted. This cannot be undone.</p>
<form class="actions" method="post" action="${path}/cancel">
<button class="button danger" type="submit">Yes, cancel it</button>
<a class="button second" href="${path}">Keep it</a></form>`,
    aside: emailInstead(),
  });

/** The pages on which visitors book, move and cancel, and their calendar file. */
export function bookingRoutes(app: Hono<Env>, desk: Desk): void {
  const { consultations, store, originOf } = desk;
  const settings: BookingForm = { action: '/consultation' };
  app.get('/consultation', (c) => c.html(timesPage(desk, settings)));
  app.post('/consultation', (c) => bookOrMove(c, desk, settings));

  const gone =
    'Your consultation is cancelled, and your name and email address are deleted with it.';
  app.get('/cancelled', (c) => c.html(messagePage(desk, 'Cancelled', gone)));

  type Run = (
    c: DeskContext,
    booking: Consultation,
    secret: string,
  ) => Response | Promise<Response>;
  /** Adds a route of one booking; the secret of no booking is answered as not found. */
  const bookingRoute = (method: 'get' | 'post', end: string, run: Run) =>
    app[method](`/consultation/:secret${end}`, (c) => {
      const secret = c.req.param('secret');
      const booking = consultations.bySecret(secret);
      return booking ? run(c, booking, secret) : answerNotFound(c, desk);
    });
  const moving = (moved: Consultation, secret: string): BookingForm => {
    const back = pathOf(secret);
    return { moved, secret, back, action: `${back}/move` };
  };

  bookingRoute('get', '', (c, booking, secret) =>
    c.html(bookingPage(desk, booking, pathOf(secret), c.req.query('confirm') ?? '')),
  );
  bookingRoute('post', '/confirm', async (c, _, secret) => {
    const { code } = await fields.readForm(c, ['code']);
    if (await consultations.confirm(secret, code)) return c.redirect(pathOf(secret), 303);
    const text = 'This link is out of date. Please use the one in our latest email.';
    return c.html(messagePage(desk, 'Not confirmed', text), 403);
  });
  bookingRoute('get', '/move', (c, booking, secret) =>
    c.html(timesPage(desk, moving(booking, secret))),
  );
  bookingRoute('post', '/move', (c, booking, secret) =>
    bookOrMove(c, desk, moving(booking, secret)),
  );
  bookingRoute('get', '/cancel', (c, booking, secret) =>
    c.html(cancelPage(desk, booking, pathOf(secret))),
  );
  bookingRoute('post', '/cancel', async (c, { id }) => {
    await store.erase(() => consultations.remove('id = ?', id));
    return c.redirect('/cancelled', 303);
  });
  bookingRoute('get', '/calendar.ics', (c, booking, secret) => {
    const notes = [`Move or cancel it: ${originOf()}${pathOf(secret)}`];
    const invitation = { method: 'PUBLISH', notes, now: store.now() } as const;
    return c.body(calendarFile(booking, desk.agency(), invitation), 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="consultation.ics"',
    });
  });
}
