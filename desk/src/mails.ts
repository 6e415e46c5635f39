import { randomBytes } from 'node:crypto';
import { type Agency, calendarFile } from './calendar-file.ts';
import type { Store, Value } from './database.ts';
import { DAY, dayInWords, HOUR, MINUTE, timeOf } from './dates.ts';
import type { Consultation, StoredEnquiry } from './entries.ts';
import { enquiryForm, siteName } from './site.ts';
import { SLOT_MINUTES } from './slots.ts';

type Method = 'REQUEST' | 'CANCEL';

export interface Message {
  readonly to: string;
  readonly replyTo?: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  /** A calendar file and its method, which tells a calendar what to do with it. */
  readonly calendar?: { readonly method: Method; readonly content: string };
}

/** The reminders: how long before a consultation each is due, and how long before it expires. */
const REMINDERS = [
  { before: DAY, until: HOUR, words: 'tomorrow' },
  { before: HOUR, until: 2 * MINUTE, words: 'in an hour' },
] as const;
const LINK_IS_ELSEWHERE =
  'The link to move or cancel it is in the email that confirmed your booking.';

const when = ({ slot }: Consultation) => `${dayInWords(slot)}, ${timeOf(slot)} London time`;

export type Mails = ReturnType<typeof createMails>;

type Times = { readonly due: number; readonly expires: number };

/**
 * Writes mail into the outbox. Each function is called within a write.
 *
 * Anybody can type anybody's address. So mail to visitors repeats nothing that was typed, only the
 * time chosen from a list: nobody can send words of their own to others through the desk.
 */
export function createMails(store: Store, agency: () => Agency, origin: () => string) {
  const where = () => `Where: ${agency().place}`;
  const link = (secret: string) => `${origin()}/consultation/${secret}`;

  /**
   * Stores a mail that is to be sent.
   *
   * @param ids the ids of the enquiry and of the consultation with which the mail is deleted; null
   *   where it stays
   */
  function queue(kind: string, ids: Value[], message: Value, times?: Times): void {
    const { due, expires } = { due: store.now(), expires: null, ...times };
    store.run(
      `INSERT INTO mails (enquiry_id, consultation_id, kind, message, message_id, since, due_at,
         expires_at) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?6, ?7)`,
      ...[...ids, kind, message, randomBytes(16).toString('hex'), due, expires],
    );
  }

  /** Stores a mail about a booking; a mail with times is a reminder. */
  function add({ id }: Consultation, message: Message, times?: Times): void {
    // A booking's mail is deleted with it, except the mail that cancels it.
    const owner = message.calendar?.method === 'CANCEL' ? null : id;
    queue(times ? 'reminder' : 'booking', [null, owner], JSON.stringify(message), times);
  }

  const toVisitor = ({ email }: Consultation, subject: string, paragraphs: readonly string[]) => ({
    to: email,
    subject,
    text: ['Hello,', ...paragraphs, siteName].join('\n\n'),
  });

  /** Mails the visitor, and mails the agency the visitor's name and address. */
  function mailBoth(what: string, method: Method, booking: Consultation, paragraphs: string[]) {
    const calendar = (notes: readonly string[]) => {
      const invitation = { method, notes, now: store.now() };
      return { method, content: calendarFile(booking, agency(), invitation) };
    };
    const subject = `Your consultation with ${siteName} is ${what}: ${when(booking)}`;
    const notes = paragraphs.filter((each) => each.startsWith('Move or cancel'));
    add(booking, { ...toVisitor(booking, subject, paragraphs), calendar: calendar(notes) });
    const who = `${booking.name} <${booking.email}>`;
    const page = method === 'CANCEL' ? '' : `\n${origin()}/inbox/consultations`;
    add(booking, {
      to: agency().email,
      replyTo: { name: booking.name, address: booking.email },
      subject: `Consultation ${what}: ${when(booking)}`,
      text: `${who}\n${when(booking)}${page}`,
      calendar: calendar([who]),
    });
  }

  /** Replaces the reminders of a booking by those that are still to come. */
  function replaceReminders(booking: Consultation): void {
    store.run(`DELETE FROM mails WHERE consultation_id = ? AND kind = 'reminder'`, booking.id);
    for (const { before, until, words } of REMINDERS) {
      const due = booking.slot - before;
      const subject = `Reminder: your consultation with ${siteName} is ${words}`;
      const first = `your consultation is ${words}: ${when(booking)}.\n${where()}`;
      const message = toVisitor(booking, subject, [first, LINK_IS_ELSEWHERE]);
      if (due > store.now()) add(booking, message, { due, expires: booking.slot - until });
    }
  }

  return {
    /** The text is written when the mail is sent, so that no mail holds a deleted enquiry. */
    enquiryReceived: (id: number): void => queue('enquiry', [id, null], null),
    toConfirm(booking: Consultation, secret: string, code: string): void {
      const subject = `Please confirm your consultation with ${siteName}`;
      const paragraphs = [
        `your time is held for an hour: ${when(booking)}.\n${where()}`,
        `Please confirm within the hour, or we will release it.\n${link(secret)}?confirm=${code}`,
        'If you did not book this, please ignore this email.',
      ];
      add(booking, toVisitor(booking, subject, paragraphs));
    },
    confirmed(booking: Consultation, secret: string): void {
      mailBoth('booked', 'REQUEST', booking, [
        `your consultation is booked: ${when(booking)}, ${SLOT_MINUTES} minutes.\n${where()}`,
        `Move or cancel it: ${link(secret)}`,
        'The calendar entry is attached. We will remind you a day and an hour before.',
      ]);
      replaceReminders(booking);
    },
    moved(booking: Consultation, before: Consultation, secret: string): void {
      mailBoth('moved', 'REQUEST', booking, [
        `your consultation was moved from ${when(before)}\nto ${when(booking)}.\n${where()}`,
        `Move or cancel it: ${link(secret)}`,
      ]);
      replaceReminders(booking);
    },
    cancelled(booking: Consultation): void {
      mailBoth('cancelled', 'CANCEL', booking, [
        `your consultation on ${when(booking)} is cancelled.`,
        `You can book another one at ${origin()}/consultation.`,
      ]);
    },
  };
}

/** The mail that tells the agency of an enquiry. */
export function enquiryMail(enquiry: StoredEnquiry, to: string): Message {
  const name = `${enquiry.firstName} ${enquiry.surname}`;
  const lines = {
    Name: name,
    Company: enquiry.companyName,
    Email: enquiry.email,
    Phone: enquiry.contactNumber,
    [enquiryForm.labels.nought]: enquiry.nought,
    Received: `${dayInWords(enquiry.receivedAt)}, ${timeOf(enquiry.receivedAt)}`,
  };
  return {
    to,
    replyTo: { name, address: enquiry.email },
    subject: `Enquiry ${enquiry.id} from ${name}`,
    text: Object.entries(lines)
      .flatMap(([label, value]) => (value ? `${label}: ${value}` : []))
      .join('\n'),
  };
}
