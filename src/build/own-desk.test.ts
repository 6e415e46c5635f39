import { afterEach, expect, test, vi } from 'vitest';
import { configFrom } from '../../desk/src/config.ts';
import { placeholders } from '../../tools/placeholders.ts';
import { legalPages } from '../content/legal.ts';
import { keepDays } from '../site/retention.ts';
import { headersFile } from './host-headers.ts';

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

test('placeholder addresses are listed with their variables, and set ones are not', () => {
  vi.stubEnv('NOUGHTLINE_FORM', undefined);
  const before = placeholders();
  vi.stubEnv('NOUGHTLINE_FORM', 'https://formspree.io/f/abcdefgh');
  vi.stubEnv('NOUGHTLINE_PHONE', '+442071234567');
  vi.stubEnv('NOUGHTLINE_EMAIL', 'hello@agency.co.uk');
  const now = placeholders();
  expect(now).toHaveLength(before.length - 3);
  expect(now.join()).not.toMatch(/NOUGHTLINE_(?:FORM|PHONE|EMAIL)\b/);
});

test.each([
  ['the desk', 'https://desk.agency.co.uk/enquiry'],
  ['Formspree', 'https://formspree.io/f/abcdefgh'],
  ['Basin', 'https://usebasin.com/f/0123456789ab'],
])('with %s the policy allows posts and the hidden frame to its origin alone', (_, form) => {
  vi.stubEnv('NOUGHTLINE_FORM', form);
  const policy = /Content-Security-Policy: (.*)/.exec(headersFile([]))?.[1] ?? '';
  const { origin } = new URL(form);
  expect(policy).toContain(`form-action ${origin} 'self';`);
  expect(/frame-src [^;]*/.exec(policy)?.[0].split(' ')).toContain(origin);
  expect(policy).not.toContain('forms.noughtline.example');
});
