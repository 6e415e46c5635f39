import { expect, test, vi } from 'vitest';
import { asHours } from '../../src/content/hours.ts';

test('the diary offers the days and hours that the site states', async () => {
  const hours = asHours({ days: 'Tue–Sat', opens: '10:00', closes: '11:00' });
  vi.doMock('../src/site.ts', () => ({ hours }));
  const { openSlots, whyNoSlot } = await import('../src/slots.ts');
  // A Monday in winter, when London has the time of Greenwich.
  const now = Date.parse('2026-01-12T08:00:00Z');
  const rules = { now, noticeHours: 0, closures: [] };
  const slots = openSlots(rules);
  expect([...slots.keys()].slice(0, 6)).toEqual([
    '2026-01-13',
    '2026-01-14',
    '2026-01-15',
    '2026-01-16',
    '2026-01-17',
    '2026-01-20',
  ]);
  expect(slots.get('2026-01-17')?.map((slot) => new Date(slot).toISOString())).toEqual([
    '2026-01-17T10:00:00.000Z',
    '2026-01-17T10:30:00.000Z',
  ]);
  expect(whyNoSlot(Date.parse('2026-01-19T10:00:00Z'), rules)).toBe(
    'We are closed on Mondays. Please choose another day.',
  );
  // At closing time no consultation begins.
  expect(whyNoSlot(Date.parse('2026-01-13T11:00:00Z'), rules)).toBe(
    'Consultations begin on the hour or the half hour, from 10:00 to 10:30 in London.',
  );
});
