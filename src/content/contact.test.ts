import { expect, test } from 'vitest';
import { asHours, hours } from './contact';

test('hours that machines can read pass', () => {
  expect(asHours(hours)).toBe(hours);
  expect(() => asHours({ opens: '00:00', closes: '23:59' })).not.toThrow();
});

test('others stop the build with file, field and how to write them, both at once', () => {
  expect(() => asHours({ opens: '8:30', closes: '24:00' })).toThrow(
    `Wrong content:
  src/content/contact.ts: hours.opens: is "8:30"; write HH:MM, such as 08:30
  src/content/contact.ts: hours.closes: is "24:00"; write HH:MM, such as 08:30`,
  );
});
