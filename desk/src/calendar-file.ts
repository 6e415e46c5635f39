import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import { siteName } from '../../src/content/site.ts';
import type { Consultation } from './consultations.ts';
import { MINUTE } from './dates.ts';
import { SLOT } from './slots.ts';

/** What every calendar file says of the agency. */
export interface Agency {
  /** Its address, which invites. */
  readonly email: string;
  readonly place: string;
  /** Part of the identifiers. */
  readonly host: string;
}

/** How a consultation is told to a calendar. */
export interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** The page that moves or cancels it, where that may be known. */
  readonly link?: string | undefined;
  readonly now: number;
}

/**
 * A consultation as a calendar file: an invitation in mail, a plain entry where it is downloaded.
 *
 * @see https://www.rfc-editor.org/rfc/rfc5546
 */
export function calendarFile(
  booking: Consultation,
  agency: Agency,
  { method, link, now }: Invitation,
): string {
  const calendar = ical({
    prodId: { company: siteName, product: 'Desk', language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    ...entryOf(booking, agency),
    summary: `Consultation with ${siteName}`,
    description: `A free content strategy consultation, booked by ${booking.name}.${link ? `\nMove or cancel it: ${link}` : ''}`,
    url: link ?? null,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A later file has a later stamp: calendars compare them where the sequence is the same.
    stamp: new Date(Math.max(now, booking.changedAt)),
    sequence: booking.sequence + (method === 'CANCEL' ? 1 : 0),
  });
  if (method !== 'PUBLISH')
    event.createAttendee({
      name: booking.name,
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  return text(calendar.toString());
}

/** The consultations to come as a calendar that staff subscribe to. */
export function calendarFeed(bookings: readonly Consultation[], agency: Agency): string {
  const calendar = ical({
    name: `${siteName}: consultations`,
    prodId: { company: siteName, product: 'Desk', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 15 * 60,
  });
  for (const booking of bookings) {
    const event = calendar.createEvent({
      ...entryOf(booking, agency),
      summary: `${booking.isConfirmed ? '' : 'Unconfirmed: '}${booking.name}`,
      description: `${booking.name}, ${booking.email}\n${booking.note}`.trim(),
      status: booking.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
      stamp: new Date(booking.changedAt),
      sequence: booking.sequence,
    });
    event.createAlarm({ type: ICalAlarmType.display, trigger: 10 * 60 });
  }
  return text(calendar.toString());
}

const entryOf = (booking: Consultation, { email, place, host }: Agency) => ({
  id: `consultation-${booking.id}-${booking.bookedAt}@${host}`,
  start: new Date(booking.slot),
  end: new Date(booking.slot + SLOT),
  location: place,
  organizer: { name: siteName, email },
});

/** Every line ends with CRLF, the last one too. */
const text = (calendar: string) => `${calendar.trimEnd()}\r\n`;

/** When reminders are sent, before a consultation. */
export const REMINDERS: readonly { readonly before: number; readonly words: string }[] = [
  { before: 24 * 60 * MINUTE, words: 'tomorrow' },
  { before: 60 * MINUTE, words: 'in an hour' },
];
