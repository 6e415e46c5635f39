import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator';
import type { Consultation } from './entries.ts';
import { siteName } from './site.ts';
import { SLOT, SLOT_MINUTES } from './slots.ts';

export type Agency = Readonly<Record<'email' | 'place' | 'host', string>>;

interface Invitation {
  readonly method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** Further notes, one to a line. */
  readonly notes: readonly string[];
  readonly now: number;
}

/** A consultation as a calendar file: an invitation in mail (RFC 5546), otherwise a plain entry. */
export function calendarFile(
  booking: Consultation,
  { email, place, host }: Agency,
  { method, notes, now }: Invitation,
): string {
  const isCancelled = method === 'CANCEL';
  const calendar = ical({
    prodId: { company: siteName, product: 'Desk', language: 'EN' },
    method: ICalCalendarMethod[method],
  });
  const event = calendar.createEvent({
    id: `consultation-${booking.id}-${booking.bookedAt}@${host}`,
    start: new Date(booking.slot),
    end: new Date(booking.slot + SLOT),
    location: place,
    organizer: { name: siteName, email },
    summary: `Consultation with ${siteName}`,
    description: [`${SLOT_MINUTES} minutes, free.`, ...notes].join('\n'),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    // A later file has a later stamp, which calendars compare where the sequence is the same.
    stamp: new Date(Math.max(now, booking.changedAt)),
    sequence: booking.sequence + (isCancelled ? 1 : 0),
  });
  if (method !== 'PUBLISH')
    event.createAttendee({
      email: booking.email,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
  // Every line ends with CRLF, the last one too.
  return `${calendar.toString().trimEnd()}\r\n`;
}
