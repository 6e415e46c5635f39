import { html } from 'hono/html';
import type { Consultation } from '../consultations.ts';
import { cityOf, type Day, dayInShort, dayInWords, elsewhere, timeOf, ZONES } from '../dates.ts';
import { SLOT_MINUTES } from '../slots.ts';
import type { FieldErrors } from '../validation.ts';
import {
  type Frame,
  field,
  type Html,
  mailLink,
  otherwise,
  type Page,
  page,
  summary,
} from './page.ts';

const LABELS = { name: 'Your name', email: 'Email', slot: 'Time' } as const;

/** What a visitor chose and typed. */
export interface Typed {
  readonly slot: string;
  readonly day: string;
  readonly name: string;
  readonly email: string;
  readonly zone: string;
}

/** What the page of free times shows. */
export interface TimesView {
  readonly free: ReadonlyMap<Day, readonly number[]>;
  readonly notice?: string;
  readonly typed?: Typed;
  readonly errors?: FieldErrors;
  /** What the link to the booking will be made of, or is made of where one is moved. */
  readonly secret: string;
  /** The booking that is moved; without it one is made. */
  readonly moved?: Consultation;
  readonly place: string;
  readonly isMailed: boolean;
}

/** The free times, and the form that books or moves: days, then times, then who it is for. */
export function timesPage(frame: Frame, view: TimesView): Page {
  const { free, notice, typed, errors = {}, secret, moved } = view;
  const zone = typed?.zone ?? moved?.zone ?? '';
  const days = [...free];
  const open = days.filter(([, slots]) => slots.length > 0);
  const [chosen] =
    open.find(([day]) => day === typed?.day) ??
    open.find(([, slots]) => slots.includes(Date.parse(typed?.slot ?? ''))) ??
    open[0] ??
    [];
  const path = moved ? `/consultation/${secret}/move` : '/consultation';
  const what = moved
    ? html`Your consultation is on ${dayInWords(moved.slot)} at ${timeOf(moved.slot)}. Choose another time; until you do, this one stays yours.`
    : html`${SLOT_MINUTES} minutes, free. Choose a day, then a time. All times are London time; <a href="#zone">see yours beside it</a>.`;
  const form = html`<form id="booking" method="post" action="${path}">
<button class="hidden" type="submit" tabindex="-1" aria-hidden="true"></button>
<fieldset><legend>Day</legend><div class="weeks">${weeksOf(days).map((week) => weekColumn(week, days, chosen))}</div></fieldset>
${days.map(([day, slots], index) => panel(index, slots, { view, zone, isChosen: day === chosen }))}
${
  moved
    ? ''
    : html`<input type="hidden" name="request" value="${secret}"><div class="person">
${field({ name: 'name', label: LABELS.name, autoComplete: 'name', required: true }, typed?.name ?? '', errors.name)}
${field({ name: 'email', label: LABELS.email, type: 'email', autoComplete: 'email', required: true }, typed?.email ?? '', errors.email)}</div>`
}
<p class="actions foot"><button class="button" type="submit">${moved ? 'Move it to this time' : 'Book this time'}</button>${moved ? html`<a class="button second" href="/consultation/${secret}">Keep the time I have</a>` : ''}</p>
</form>`;
  const none = html`<p class="notice">No time is free in the next three weeks. Please write to ${mailLink()}.</p>`;
  return page(frame, {
    title: moved ? 'Move your consultation' : 'Book a consultation',
    isError: notice !== undefined,
    main: html`${summary(notice, errors, LABELS)}<p class="lead">${what}</p>${chosen ? form : none}`,
    aside: html`<dl><div><dt>Where</dt><dd>${view.place}</dd></div><div><dt>Then</dt><dd>${view.isMailed ? 'We write to you: the time is yours once you have followed the link in that mail. A day and an hour before, we remind you.' : 'You get a page of your own, with an entry for your calendar.'}</dd></div><div><dt>If it does not suit</dt><dd>You can move or cancel it yourself.</dd></div></dl>${chosen ? zoneChoice(zone) : ''}${otherwise()}`,
  });
}

/** The days by week: weeks are columns, so that each reads downwards from Monday to Friday. */
function weeksOf(days: readonly (readonly [Day, readonly number[]])[]): Day[][] {
  const weeks = new Map<number, Day[]>();
  for (const [day] of days) {
    const noon = Date.parse(`${day}T12:00:00Z`);
    const monday = noon - ((new Date(noon).getUTCDay() + 6) % 7) * 86_400_000;
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks.values()];
}

function weekColumn(
  week: readonly Day[],
  days: readonly (readonly [Day, readonly number[]])[],
  chosen: Day | undefined,
): Html {
  return html`<div class="week">${week.map((day) => {
    const index = days.findIndex(([name]) => name === day);
    const slots = days[index]?.[1] ?? [];
    const noon = Date.parse(`${day}T12:00:00Z`);
    const weekday = (new Date(noon).getUTCDay() + 6) % 7;
    return html`<label class="day on${weekday}"><input class="d${index}" type="radio" name="day" value="${day}"${slots.length === 0 ? html` disabled` : ''}${day === chosen ? html` checked` : ''}><span>${dayInShort(noon)}</span> <small>${slots.length === 0 ? 'none free' : `${slots.length} free`}</small></label>`;
  })}</div>`;
}

/** The times of one day, which the style sheet shows when the day is chosen. */
function panel(
  index: number,
  slots: readonly number[],
  {
    view,
    zone,
    isChosen,
  }: { readonly view: TimesView; readonly zone: string; readonly isChosen: boolean },
): Html {
  const { typed, errors } = view;
  const [first] = slots;
  if (first === undefined) return html``;
  const error = isChosen ? errors?.slot : undefined;
  return html`<fieldset class="times t${index}"${error ? html` aria-describedby="slot-error" aria-invalid="true"` : ''}><legend>${dayInWords(first)}</legend>
${error ? html`<p class="error" id="slot-error">${error}</p>` : ''}<div>${slots.map(
    (slot, place) => {
      const value = new Date(slot).toISOString();
      const there = elsewhere(slot, zone);
      return html`<label><input${isChosen && place === 0 ? html` id="slot"` : ''} type="radio" name="slot" value="${value}"${value === typed?.slot ? html` checked` : ''}>${timeOf(slot)}${there ? html`<small>${there}</small>` : ''}</label>`;
    },
  )}</div></fieldset>`;
}

function zoneChoice(zone: string): Html {
  return html`<section class="zone"><label for="zone">Not in London? See your own time beside it.</label>
<div><select id="zone" name="zone" form="booking"><option value="">London</option>${ZONES.map((name) => html`<option value="${name}"${name === zone ? html` selected` : ''}>${cityOf(name)}</option>`)}</select>
<button class="plain" type="submit" form="booking" name="show" value="zone" formnovalidate>Show</button></div></section>`;
}

/** What the page of a booking knows besides it. */
export interface BookingView {
  readonly secret: string;
  readonly place: string;
  /** What the mailed link confirms with. */
  readonly code: string;
  readonly isMailed: boolean;
}

const timeElement = ({ slot, zone }: Consultation): Html => {
  const there = elsewhere(slot, zone);
  return html`<p class="when"><time datetime="${new Date(slot).toISOString()}">${dayInWords(slot)}, ${timeOf(slot)}</time></p>${there ? html`<p class="lead">${there}</p>` : ''}`;
};

/** A booking, with what its owner can do. */
export function bookingPage(frame: Frame, booking: Consultation, view: BookingView): Page {
  const path = `/consultation/${view.secret}`;
  const change = html`<a class="button second" href="${path}/move">Move it</a><a class="cancel" href="${path}/cancel">Cancel it</a>`;
  if (!booking.isConfirmed) {
    return page(frame, {
      title: 'Please confirm',
      main: html`${timeElement(booking)}
${
  view.code
    ? html`<p>${SLOT_MINUTES} minutes, London time. One press, and the time is yours.</p>
<form method="post" action="${path}/confirm"><input type="hidden" name="code" value="${view.code}"><div class="actions"><button class="button" type="submit">Confirm this time</button>${change}</div></form>`
    : html`<p>This time is held for you for an hour. To confirm it, follow the link in the mail that we send to ${booking.email}.</p><div class="actions">${change}</div>`
}`,
      aside: otherwise(),
    });
  }
  return page(frame, {
    title: 'See you then',
    main: html`${timeElement(booking)}
<p>${SLOT_MINUTES} minutes, London time, booked for ${booking.name}. Where: ${view.place}.</p>
<p>${view.isMailed ? `We write to ${booking.email}, and remind you a day and an hour before.` : 'No mail is sent about it: put it into your calendar.'}</p>
<p>Keep the address of this page: it is the only way to move or cancel this time yourself.</p>
<div class="actions"><a class="button" href="${path}/calendar.ics">Add to your calendar</a>${change}</div>`,
    aside: otherwise(),
  });
}

/** Asks before a booking is cancelled. */
export function cancelPage(frame: Frame, booking: Consultation, secret: string): Page {
  const path = `/consultation/${secret}`;
  return page(frame, {
    title: 'Cancel it?',
    main: html`${timeElement(booking)}
<p>The time becomes free for others, and your name and email address are deleted. This cannot be undone.</p>
<form class="actions" method="post" action="${path}/cancel"><button class="button danger" type="submit">Yes, cancel it</button><a class="button second" href="${path}">Keep it</a></form>`,
    aside: otherwise(),
  });
}
