import { stateHours } from './stated-hours.ts';

/* The hours above, then the desk that reads them. */

import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headlessShell, launchFlags } from '../../tools/browser.ts';
import { createApp } from '../src/app.ts';
import { DAY, dayInWords } from '../src/dates.ts';
import { openSlots, whyNoSlot } from '../src/slots.ts';
import { servedDesk, unservedDesk } from './test-desk.ts';

/** A Monday in winter, when London has the time of Greenwich. */
const NOW = Date.parse('2026-01-12T08:00:00Z');
const RULES = { now: NOW, noticeHours: 0, closures: [] };

test('the diary offers the days and hours that the site states', () => {
  stateHours('Tue–Sat', '10:00', '11:00');
  const slots = openSlots(RULES);
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
  expect(whyNoSlot(Date.parse('2026-01-19T10:00:00Z'), RULES)).toBe(
    'We are closed on Mondays. Please choose another day.',
  );
});

test.each([
  [
    '10:00',
    '11:00',
    '2026-01-13T11:00:00Z',
    'begin at 10:00, then every 30 minutes, and end by 11:00',
  ],
  [
    '08:15',
    '10:30',
    '2026-01-13T09:00:00Z',
    'begin at 08:15, then every 30 minutes, and end by 10:30',
  ],
  [
    '10:00',
    '10:15',
    '2026-01-13T10:00:00Z',
    'begin at 10:00, then every 30 minutes, and end by 10:15',
  ],
])(
  'open from %s to %s: at %s no consultation begins, and the refusal says when',
  (opens, closes, moment, words) => {
    stateHours('Tue–Sat', opens, closes);
    expect(whyNoSlot(Date.parse(moment), RULES)).toBe(`Consultations ${words}, London time.`);
  },
);

test.each([
  ['Mon–Fri', 'Friday 30 January'],
  ['Mon–Sun', 'Monday 26 January'],
  ['Sun', 'Sunday 8 March'],
])('open on %s and free at no time, the page says until which day: %s', async (days, last) => {
  stateHours(days, '10:00', '11:00');
  const desk = unservedDesk({ now: () => NOW });
  await desk.consultations.addClosure({ from: NOW, to: NOW + 100 * DAY });
  const headers = { host: 'desk.example' };
  const answer = await createApp(desk).request(`${desk.originOf()}/consultation`, { headers });
  expect(await answer.text()).toContain(`No time is free up to and including ${last}.`);
});

describe('in a browser', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: headlessShell(), args: [...launchFlags] });
  });
  afterAll(() => browser.close());

  const WEDNESDAY = NOW + 2 * DAY;
  test.each([
    // The open days, the width, and for each row of the table the columns in which it has a day.
    ['Mon–Fri', 1280, ['123', '123', '012', '012', '012']],
    ['Mon–Fri', 390, ['123', '123', '012', '012', '012']],
    ['Tue–Sat', 1280, ['123', '012', '012', '012', '012']],
    ['Tue–Sat', 390, ['123', '012', '012', '012', '012']],
    ['Mon–Sun', 1280, ['12', '12', '012', '01', '01', '01', '01']],
    ['Mon–Sun', 390, ['12', '12', '012', '01', '01', '01', '01']],
    // Eight weeks need two lines.
    ['Sun', 1280, ['012345', '01']],
  ])(
    'open on %s, at %i px: each weekday has a row, each week a column',
    async (days, width, rows) => {
      stateHours(days, '10:00', '11:00');
      const { origin } = await servedDesk({ now: () => WEDNESDAY });
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(`${origin}/consultation`);
      const found = await page.locator('.day').evaluateAll((all) => {
        const places = all.map((one) => one.getBoundingClientRect());
        const columns = [...new Set(places.map(({ left }) => left))].sort((a, b) => a - b);
        const tops = [...new Set(places.map(({ top }) => top))].sort((a, b) => a - b);
        return tops.map((top) =>
          places.flatMap((one) => (one.top === top ? columns.indexOf(one.left) : [])).join(''),
        );
      });
      expect(found).toEqual(rows);
      await page.close();
    },
  );

  test('each day that is chosen shows its own times, and no others', async () => {
    stateHours('Mon–Sun', '10:00', '11:00');
    const { origin } = await servedDesk({ now: () => WEDNESDAY });
    const page = await browser.newPage();
    await page.goto(`${origin}/consultation`);
    const days = page.locator('.day input');
    expect(await days.count()).toBe(15);
    for (const day of await days.all()) {
      await day.check();
      const moment = Date.parse(`${await day.inputValue()}T12:00Z`);
      const shown = await page.locator('.times legend:visible').allInnerTexts();
      expect(shown).toEqual([dayInWords(moment)]);
    }
    await page.close();
  });
});
