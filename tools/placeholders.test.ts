import { afterEach, expect, test, vi } from 'vitest';
import { placeholders } from './placeholders.ts';

afterEach(() => {
  vi.unstubAllEnvs();
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
