import { afterEach, expect, test, vi } from 'vitest';
import { configFrom } from '../../desk/src/config.ts';
import { keepDays } from '../site/keep-days.ts';
import { legalPages } from './legal.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

const sections = () => legalPages().privacy.sections;

test.each([undefined, '90'])('the privacy page names the period of the desk: %s', (days) => {
  vi.stubEnv('NOUGHTLINE_FORM', 'https://desk.agency.co.uk/enquiry');
  vi.stubEnv('NOUGHTLINE_BOOKING', 'https://desk.agency.co.uk/consultation');
  vi.stubEnv('NOUGHTLINE_DESK_KEEP', days);
  const kept = Number(days ?? 365);
  expect(configFrom({}).keepDays).toBe(kept);
  const said = JSON.stringify(sections().find(({ id }) => id === 'desk'));
  expect([...said.matchAll(/(\d+) days/g)].map(([, n]) => Number(n))).toEqual([kept, kept]);
});

test('with a form service the privacy page names its host, and says nothing of a desk', () => {
  vi.stubEnv('NOUGHTLINE_FORM', 'https://formspree.io/f/abcdefgh');
  expect(JSON.stringify(sections())).toContain('formspree.io');
  expect(JSON.stringify(sections())).not.toMatch(/\bdesk, a small server/i);
});

test.each(['0', '-1', '1.5', 'a year', '99999'])('"%s" days are refused', (days) => {
  vi.stubEnv('NOUGHTLINE_DESK_KEEP', days);
  expect(() => keepDays()).toThrow(`NOUGHTLINE_DESK_KEEP is "${days}": expected a number of days`);
});
