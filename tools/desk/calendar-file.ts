import { siteName } from '../../src/content/site.ts';
import type { Consultation } from './consultations.ts';
import { SLOT_MINUTES } from './slots.ts';

const LONGEST_LINE = 75;

/**
 * A consultation as a calendar file.
 *
 * @param host part of the entry's identifier
 * @param link to the page that cancels or moves it
 * @see https://www.rfc-editor.org/rfc/rfc5545
 */
export function calendarFile(booking: Consultation, host: string, link: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${text(siteName)}//Desk//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:consultation-${booking.id}-${booking.bookedAt}@${host}`,
    `SEQUENCE:${booking.sequence}`,
    `DTSTAMP:${utc(booking.bookedAt)}`,
    `DTSTART:${utc(booking.slot)}`,
    `DTEND:${utc(booking.slot + SLOT_MINUTES * 60_000)}`,
    `SUMMARY:${text(`Consultation with ${siteName}`)}`,
    `DESCRIPTION:${text(`A free content strategy consultation, booked by ${booking.name}.\nCancel or move it: ${link}`)}`,
    `URL:${link}`,
    'STATUS:CONFIRMED',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const utc = (moment: number) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '');

const text = (value: string) => value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');

/** A line is at most 75 bytes long, and no character is split. */
function folded(line: string): string {
  let result = '';
  let length = 0;
  for (const character of line) {
    const bytes = Buffer.byteLength(character);
    if (length + bytes > LONGEST_LINE) {
      result += '\r\n ';
      length = 1;
    }
    result += character;
    length += bytes;
  }
  return result;
}
