import { randomBytes } from 'node:crypto';
import { siteName } from '../../src/content/site.ts';
import { type Agency, calendarFile, type Invitation, REMINDERS } from './calendar-file.ts';
import type { Consultation } from './consultations.ts';
import type { Store } from './database.ts';
import { dayInWords, elsewhere, timeOf } from './dates.ts';
import type { StoredEnquiry } from './enquiries.ts';
import { SLOT_MINUTES } from './slots.ts';

/** A mail, without what is the same in all of them. */
export interface Message {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** A calendar file, and what a calendar is to do with it. */
  readonly calendar?: { readonly method: 'REQUEST' | 'CANCEL'; readonly content: string };
}

/** Writes mail about bookings into the outbox. Each function is part of a write. */
export class Mails {
  readonly #store: Store;
  readonly #agency: () => Agency;
  readonly #origin: () => string;

  constructor(store: Store, agency: () => Agency, origin: () => string) {
    this.#store = store;
    this.#agency = agency;
    this.#origin = origin;
  }

  /** Asks the visitor to confirm. */
  toConfirm(booking: Consultation, secret: string, code: string): void {
    this.#add(booking.id, 'booking', {
      to: booking.email,
      subject: `Please confirm your consultation with ${siteName}`,
      text: `Hello ${booking.name},

your time is held for an hour: ${when(booking)}.
Please confirm it here, or it is given to somebody else:
${this.#link(secret)}?confirm=${code}

If you did not book this, ignore this mail.
${siteName}`,
    });
  }

  /** Tells visitor and staff, and prepares the reminders. */
  confirmed(booking: Consultation, secret: string): void {
    const link = this.#link(secret);
    this.#add(booking.id, 'booking', {
      to: booking.email,
      subject: `Your consultation with ${siteName}: ${when(booking)}`,
      text: `Hello ${booking.name},

your consultation is booked: ${when(booking)}, ${SLOT_MINUTES} minutes.
Where: ${this.#agency().place}

Move or cancel it: ${link}
The calendar entry is attached. We remind you a day and an hour before.

${siteName}`,
      calendar: this.#invitation(booking, { method: 'REQUEST', link, now: this.#store.now() }),
    });
    this.#tellStaff(booking, `Consultation booked: ${when(booking)}`, 'REQUEST');
    this.#remind(booking);
  }

  moved(booking: Consultation, before: Consultation, secret: string): void {
    const link = this.#link(secret);
    this.#add(booking.id, 'booking', {
      to: booking.email,
      subject: `Moved: your consultation with ${siteName} is on ${when(booking)}`,
      text: `Hello ${booking.name},

your consultation was moved from ${when(before)}
to ${when(booking)}.
Where: ${this.#agency().place}

Move or cancel it: ${link}

${siteName}`,
      calendar: this.#invitation(booking, { method: 'REQUEST', link, now: this.#store.now() }),
    });
    this.#tellStaff(booking, `Consultation moved: ${when(booking)}`, 'REQUEST');
    this.#remind(booking);
  }

  /** Tells both; the booking is gone from the database. */
  cancelled(booking: Consultation): void {
    this.#add(undefined, 'booking', {
      to: booking.email,
      subject: `Cancelled: your consultation with ${siteName} on ${when(booking)}`,
      text: `Hello ${booking.name},

your consultation on ${when(booking)} is cancelled.
You can book another one at ${this.#origin()}/consultation.

${siteName}`,
      calendar: this.#invitation(booking, { method: 'CANCEL', now: this.#store.now() }),
    });
    this.#tellStaff(booking, `Consultation cancelled: ${when(booking)}`, 'CANCEL');
  }

  #tellStaff(booking: Consultation, subject: string, method: 'REQUEST' | 'CANCEL'): void {
    const id = method === 'CANCEL' ? undefined : booking.id;
    this.#add(id, 'booking', {
      to: this.#agency().email,
      replyTo: { name: booking.name, address: booking.email },
      subject,
      text: `${booking.name} <${booking.email}>
${when(booking)}${id === undefined ? '' : `\n${this.#origin()}/inbox/consultation/${id}`}`,
      calendar: this.#invitation(booking, { method, now: this.#store.now() }),
    });
  }

  /** Replaces the reminders of a booking; those whose time has passed are left out. */
  #remind(booking: Consultation): void {
    this.#store.run(
      `DELETE FROM mails WHERE consultation_id = ? AND kind = 'reminder'`,
      booking.id,
    );
    for (const { before, words } of REMINDERS) {
      const due = booking.slot - before;
      if (due <= this.#store.now()) continue;
      const message: Message = {
        to: booking.email,
        subject: `Reminder: your consultation with ${siteName} is ${words}`,
        text: `Hello ${booking.name},

your consultation is ${words}: ${when(booking)}.
Where: ${this.#agency().place}

The link to move or cancel it is in the mail of your booking.

${siteName}`,
      };
      // The reminder of an hour before replaces one that could not be sent until then.
      this.#add(booking.id, 'reminder', message, { due, expires: booking.slot - before / 24 });
    }
  }

  #link(secret: string): string {
    return `${this.#origin()}/consultation/${secret}`;
  }

  #invitation(booking: Consultation, invitation: Invitation & { method: 'REQUEST' | 'CANCEL' }) {
    const content = calendarFile(booking, this.#agency(), invitation);
    return { method: invitation.method, content };
  }

  #add(
    booking: number | undefined,
    kind: 'booking' | 'reminder',
    message: Message,
    { due = this.#store.now(), expires }: { readonly due?: number; readonly expires?: number } = {},
  ): void {
    this.#store.run(
      `INSERT INTO mails (consultation_id, kind, message, message_id, since, due_at, expires_at)
         VALUES (?, ?, ?, ?, ?, ?, ?)`,
      booking ?? null,
      kind,
      JSON.stringify(message),
      randomBytes(16).toString('hex'),
      due,
      due,
      expires ?? null,
    );
  }
}

/** When it is, in London and where the visitor is. */
function when({ slot, zone }: Consultation): string {
  const there = elsewhere(slot, zone);
  return `${dayInWords(slot)}, ${timeOf(slot)} London time${there && ` (${there})`}`;
}

/** The mail about an enquiry, to the agency. */
export function enquiryMail(enquiry: StoredEnquiry, to: string): Message {
  const name = `${enquiry.firstName} ${enquiry.surname}`;
  const lines = [
    ['Name', name],
    ['Company', enquiry.companyName],
    ['Email', enquiry.email],
    ['Phone', enquiry.contactNumber],
    ['Received', `${dayInWords(enquiry.receivedAt)}, ${timeOf(enquiry.receivedAt)}`],
  ].filter(([, value]) => value !== '');
  return {
    to,
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry ${enquiry.id} from ${name}`,
    text: lines.map(([label, value]) => `${label}: ${value}`).join('\n'),
  };
}
