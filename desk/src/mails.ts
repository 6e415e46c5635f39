import { randomBytes } from 'node:crypto';
import { type Agency, calendarFile } from './calendar-file.ts';
import type { Store } from './database.ts';
import { DAY, dayInWords, HOUR, timeOf } from './dates.ts';
import type { StoredEnquiry } from './enquiries.ts';
import type { Consultation } from './entries.ts';
import { siteName } from './site.ts';
import { SLOT_MINUTES } from './slots.ts';

export interface Message {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** A calendar file, and what a calendar is to do with it. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

type Method = 'REQUEST' | 'CANCEL';

/** When reminders are sent, before a consultation. */
const REMINDERS = [
  [DAY, 'tomorrow'],
  [HOUR, 'in an hour'],
] as const;
const LINK_IS_ELSEWHERE = 'The link to move or cancel it is in the mail of your booking.';

const when = ({ slot }: Consultation) => `${dayInWords(slot)}, ${timeOf(slot)} London time`;

/**
 * Writes mail about bookings into the outbox. Each function is part of a write.
 *
 * Anybody can type anybody's address. So mail to visitors holds nothing that was typed, but the time
 * that was chosen from a list: nobody can say something to others through the desk. What was typed
 * stands in the mail to the agency alone.
 */
export class Mails {
  readonly #store: Store;
  readonly #agency: () => Agency;
  readonly #origin: () => string;

  constructor(store: Store, agency: () => Agency, origin: () => string) {
    this.#store = store;
    this.#agency = agency;
    this.#origin = origin;
  }

  toConfirm(booking: Consultation, secret: string, code: string): void {
    this.#tellVisitor(booking, `Please confirm your consultation with ${siteName}`, [
      `your time is held for an hour: ${when(booking)}.`,
      `Please confirm it here, or it is given to somebody else:\n${this.#link(secret)}?confirm=${code}`,
      'If you did not book this, ignore this mail.',
    ]);
  }

  confirmed(booking: Consultation, secret: string): void {
    this.#tell('booked', 'REQUEST', booking, [
      `your consultation is booked: ${when(booking)}, ${SLOT_MINUTES} minutes.\n${this.#where()}`,
      `Move or cancel it: ${this.#link(secret)}`,
      'The calendar entry is attached. We remind you a day and an hour before.',
    ]);
    this.#remind(booking);
  }

  /** @param secret of the visitor's link, where it was the visitor who moved it */
  moved(booking: Consultation, before: Consultation, secret?: string): void {
    this.#tell('moved', 'REQUEST', booking, [
      `your consultation was moved from ${when(before)}\nto ${when(booking)}.\n${this.#where()}`,
      secret ? `Move or cancel it: ${this.#link(secret)}` : LINK_IS_ELSEWHERE,
    ]);
    this.#remind(booking);
  }

  cancelled(booking: Consultation): void {
    this.#tell('cancelled', 'CANCEL', booking, [
      `your consultation on ${when(booking)} is cancelled.`,
      `You can book another one at ${this.#origin()}/consultation.`,
    ]);
  }

  /** Tells the visitor, and the agency who it is. */
  #tell(what: string, method: Method, booking: Consultation, paragraphs: readonly string[]): void {
    const subject = `Your consultation with ${siteName} is ${what}: ${when(booking)}`;
    this.#tellVisitor(booking, subject, paragraphs, method);
    const who = `${booking.name} <${booking.email}>`;
    const link = `${this.#origin()}/inbox/consultation/${booking.id}`;
    const message = {
      to: this.#agency().email,
      replyTo: { name: booking.name, address: booking.email },
      subject: `Consultation ${what}: ${when(booking)}`,
      text: [who, when(booking), ...(method === 'CANCEL' ? [] : [link])].join('\n'),
    };
    this.#add(booking, message, this.#calendar(booking, method, [who]));
  }

  #tellVisitor(
    booking: Consultation,
    subject: string,
    paragraphs: readonly string[],
    method?: Method,
  ): void {
    const text = `Hello,\n\n${paragraphs.join('\n\n')}\n\n${siteName}`;
    const notes = paragraphs.filter((each) => each.startsWith('Move or cancel'));
    const calendar = method && this.#calendar(booking, method, notes);
    this.#add(booking, { to: booking.email, subject, text }, calendar);
  }

  /** Replaces the reminders of a booking; those whose time has passed are left out. */
  #remind(booking: Consultation): void {
    const sql = `DELETE FROM mails WHERE consultation_id = ? AND kind = 'reminder'`;
    this.#store.run(sql, booking.id);
    for (const [before, words] of REMINDERS) {
      const due = booking.slot - before;
      if (due <= this.#store.now()) continue;
      const text = `Hello,\n\nyour consultation is ${words}: ${when(booking)}.\n${this.#where()}\n\n${LINK_IS_ELSEWHERE}\n\n${siteName}`;
      const subject = `Reminder: your consultation with ${siteName} is ${words}`;
      // The reminder of an hour before replaces one that could not be sent until then.
      const times = { due, expires: booking.slot - before / 24 };
      this.#add(booking, { to: booking.email, subject, text }, undefined, times);
    }
  }

  #where(): string {
    return `Where: ${this.#agency().place}`;
  }

  #link(secret: string): string {
    return `${this.#origin()}/consultation/${secret}`;
  }

  #calendar(booking: Consultation, method: Method, notes: readonly string[]): Message['calendar'] {
    const invitation = { method, notes, now: this.#store.now() };
    return { method, content: calendarFile(booking, this.#agency(), invitation) };
  }

  #add(
    { id }: Consultation,
    message: Message,
    calendar: Message['calendar'],
    times?: { readonly due: number; readonly expires: number },
  ): void {
    const due = times?.due ?? this.#store.now();
    // With a booking its mail is deleted, but not the one that says so.
    const isOfBooking = calendar?.method !== 'CANCEL';
    this.#store.run(
      `INSERT INTO mails (consultation_id, kind, message, message_id, since, due_at, expires_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?5, ?6)`,
      isOfBooking ? id : null,
      times ? 'reminder' : 'booking',
      JSON.stringify(calendar ? { ...message, calendar } : message),
      randomBytes(16).toString('hex'),
      due,
      times?.expires ?? null,
    );
  }
}

export function enquiryMail(enquiry: StoredEnquiry, to: string): Message {
  const name = `${enquiry.firstName} ${enquiry.surname}`;
  const lines = {
    Name: name,
    Company: enquiry.companyName,
    Email: enquiry.email,
    Phone: enquiry.contactNumber,
    Received: `${dayInWords(enquiry.receivedAt)}, ${timeOf(enquiry.receivedAt)}`,
  };
  return {
    to,
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry ${enquiry.id} from ${name}`,
    text: Object.entries(lines)
      .filter(([, value]) => value !== '')
      .map(([label, value]) => `${label}: ${value}`)
      .join('\n'),
  };
}
