import { expect, test } from 'vitest';
import { bankHolidays } from '../../tools/desk/bank-holidays.ts';
import { slotsFrom } from '../../tools/desk/slots.ts';

// From https://www.gov.uk/bank-holidays, England and Wales; 2028 by the same rules.
test.each([
  [2025, '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26'],
  [2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-28'],
  [2027, '01-01 03-26 03-29 05-03 05-31 08-30 12-27 12-28'],
  [2028, '01-03 04-14 04-17 05-01 05-29 08-28 12-25 12-26'],
])('the bank holidays of %i', (year, days) => {
  expect(bankHolidays(year)).toEqual(days.split(' ').map((day) => `${year}-${day}`));
});

test('a Christmas on a Sunday is followed by its substitute on the 27th', () => {
  expect(bankHolidays(2022).slice(-2)).toEqual(['2022-12-27', '2022-12-26']);
});

const iso = (moments: readonly number[] = []) =>
  moments.map((slot) => new Date(slot).toISOString());

test('fifteen working days of eighteen half hours, without weekends and bank holidays', () => {
  const days = slotsFrom(Date.parse('2026-12-21T00:00:00Z'));
  expect([...days.keys()]).toEqual(
    '2026-12-21 2026-12-22 2026-12-23 2026-12-24 2026-12-29 2026-12-30 2026-12-31 2027-01-04 2027-01-05 2027-01-06 2027-01-07 2027-01-08 2027-01-11 2027-01-12 2027-01-13'.split(
      ' ',
    ),
  );
  for (const slots of days.values()) expect(slots).toHaveLength(18);
});

test('nine to six is London time on both sides of a change of the clocks', () => {
  // Summer time begins on Sunday 28 March 2027.
  const spring = slotsFrom(Date.parse('2027-03-25T00:00:00Z'));
  expect(iso(spring.get('2027-03-25')).at(0)).toBe('2027-03-25T09:00:00.000Z');
  expect(iso(spring.get('2027-03-30')).at(0)).toBe('2027-03-30T08:00:00.000Z');
  expect(iso(spring.get('2027-03-30')).at(-1)).toBe('2027-03-30T16:30:00.000Z');
  const autumn = slotsFrom(Date.parse('2026-10-23T00:00:00Z'));
  expect(iso(autumn.get('2026-10-23')).at(0)).toBe('2026-10-23T08:00:00.000Z');
  expect(iso(autumn.get('2026-10-26')).at(0)).toBe('2026-10-26T09:00:00.000Z');
});

test('what has begun is not offered, and late in the evening of UTC it is tomorrow in London', () => {
  const today = slotsFrom(Date.parse('2026-11-23T17:29:00Z')).get('2026-11-23');
  expect(iso(today)).toEqual(['2026-11-23T17:30:00.000Z']);
  const summer = slotsFrom(Date.parse('2026-07-01T23:30:00Z'));
  expect([...summer.keys()][0]).toBe('2026-07-02');
});
