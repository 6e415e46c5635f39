import { expect, test } from 'vitest';
import holidays from '../src/bank-holidays.json' with { type: 'json' };
import { closureFrom, closureText, HOLIDAYS_UNTIL, slotsFrom } from '../src/slots.ts';

/** Nothing is closed, and no notice is asked for. */
const slotsOf = (now: string) => slotsFrom({ now: Date.parse(now), noticeHours: 0, closures: [] });

test('the list of bank holidays is the one of GOV.UK for England, and reaches a year ahead of this release', () => {
  const days = holidays['england-and-wales'].events.map(({ date }) => date);
  expect(days).toEqual([...days].sort());
  expect(days.filter((day) => day.startsWith('2027'))).toHaveLength(8);
  expect(HOLIDAYS_UNTIL).toBe('2027-12-31');
});

test.each([
  ['2026-12-24', '2026-12-24T00:00', '2026-12-25T00:00'],
  ['2026-12-24..2027-01-02', '2026-12-24T00:00', '2027-01-03T00:00'],
  ['2026-12-23T15:00..18:00', '2026-12-23T15:00', '2026-12-23T18:00'],
])('%s is time off, and is written as it was read', (text, from, to) => {
  const closure = closureFrom(text);
  expect(iso([closure.from, closure.to])).toEqual([`${from}:00.000Z`, `${to}:00.000Z`]);
  expect(closureText(closure)).toBe(text);
});

test('a part of a summer day is London time', () => {
  const closure = closureFrom('2027-06-01T15:00..18:00');
  expect(iso([closure.from])).toEqual(['2027-06-01T14:00:00.000Z']);
  expect(closureText(closure)).toBe('2027-06-01T15:00..18:00');
});

test.each(['', 'tomorrow', '2026-02-30', '2026-12-24..2026-12-20', '2026-12-23T18:00..15:00'])(
  '"%s" is no time off',
  (text) => {
    expect(() => closureFrom(text)).toThrow(`"${text}" is no day off. Write a day (2026-12-24)`);
  },
);

const iso = (moments: readonly number[] = []) =>
  moments.map((slot) => new Date(slot).toISOString());

test('fifteen working days of eighteen half hours, without weekends and bank holidays', () => {
  const days = slotsOf('2026-12-21T00:00:00Z');
  expect([...days.keys()]).toEqual(
    '2026-12-21 2026-12-22 2026-12-23 2026-12-24 2026-12-29 2026-12-30 2026-12-31 2027-01-04 2027-01-05 2027-01-06 2027-01-07 2027-01-08 2027-01-11 2027-01-12 2027-01-13'.split(
      ' ',
    ),
  );
  for (const slots of days.values()) expect(slots).toHaveLength(18);
});

test('nine to six is London time on both sides of a change of the clocks', () => {
  // Summer time begins on Sunday 28 March 2027.
  const spring = slotsOf('2027-03-25T00:00:00Z');
  expect(iso(spring.get('2027-03-25')).at(0)).toBe('2027-03-25T09:00:00.000Z');
  expect(iso(spring.get('2027-03-30')).at(0)).toBe('2027-03-30T08:00:00.000Z');
  expect(iso(spring.get('2027-03-30')).at(-1)).toBe('2027-03-30T16:30:00.000Z');
  const autumn = slotsOf('2026-10-23T00:00:00Z');
  expect(iso(autumn.get('2026-10-23')).at(0)).toBe('2026-10-23T08:00:00.000Z');
  expect(iso(autumn.get('2026-10-26')).at(0)).toBe('2026-10-26T09:00:00.000Z');
});

test('what has begun is not offered, and late in the evening of UTC it is tomorrow in London', () => {
  const today = slotsOf('2026-11-23T17:29:00Z').get('2026-11-23');
  expect(iso(today)).toEqual(['2026-11-23T17:30:00.000Z']);
  const summer = slotsOf('2026-07-01T23:30:00Z');
  expect([...summer.keys()][0]).toBe('2026-07-02');
});
