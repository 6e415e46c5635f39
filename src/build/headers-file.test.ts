import { afterEach, expect, test, vi } from 'vitest';
import { headersFile } from './headers-file';

afterEach(() => {
  vi.unstubAllEnvs();
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
