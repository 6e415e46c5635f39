import { expect, test } from 'vitest';
import { asHours, hours } from './hours';

const good = { days: 'Mon–Fri', opens: '09:00', closes: '18:00' };

test('hours that machines can read pass, with the days that they hold on', () => {
  expect(hours.openDays).toHaveLength(5);
  expect(asHours({ ...good, days: 'Tue–Sat', opens: '00:00', closes: '23:59' })).toMatchObject({
    openDays: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    firstDay: 'Tuesday',
  });
  expect(asHours({ ...good, days: 'Sun' }).openDays).toEqual(['Sunday']);
});

test('hours that machines cannot read stop the build with file, field and how to write them', () => {
  expect(() => asHours({ days: 'Mon–Fry', opens: '8:30', closes: '24:00' })).toThrow(
    `Wrong content:
  src/content/hours.ts: hours.opens: is "8:30"; write HH:MM, such as 08:30
  src/content/hours.ts: hours.closes: is "24:00"; write HH:MM, such as 08:30
  src/content/hours.ts: hours.days: is "Mon–Fry"; write Sat, or Mon–Fri`,
  );
  expect(() => asHours({ ...good, closes: '08:00' })).toThrow(
    'hours.closes: is 08:00, not after 09:00; write a later time',
  );
  for (const days of ['Fri–Mon', 'Mon-Fri', 'weekdays', 'Mon–Wed–Fri'])
    expect(() => asHours({ ...good, days }), days).toThrow(`hours.days: is "${days}"`);
});
