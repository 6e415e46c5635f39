import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function periods() {
  const { privacy } = await import('../../src/content/legal.ts');
  const { configFrom } = await import('../../tools/desk/config.ts');
  const said = JSON.stringify(privacy.sections.find(({ id }) => id === 'desk'));
  return {
    said: [...said.matchAll(/(\d+) days/g)].map(([, days]) => Number(days)),
    kept: configFrom({}).keepDays,
  };
}

test('the privacy page names the period that the desk keeps to', async () => {
  expect(await periods()).toEqual({ said: [365, 365], kept: 365 });
});

test('both follow NOUGHTLINE_DESK_KEEP', async () => {
  vi.stubEnv('NOUGHTLINE_DESK_KEEP', '90');
  expect(await periods()).toEqual({ said: [90, 90], kept: 90 });
});

test.each(['0', '-1', '1.5', 'a year', '99999'])('"%s" days are refused', async (days) => {
  vi.stubEnv('NOUGHTLINE_DESK_KEEP', days);
  await expect(import('../../src/content/retention.ts')).rejects.toThrow(
    `NOUGHTLINE_DESK_KEEP is "${days}": expected a number of days`,
  );
});

test('placeholder addresses are listed with their variables, and set ones are not', async () => {
  const before = (await import('../../tools/placeholders.ts')).placeholders;
  expect(before.map((line) => line.split(' ')[0])).toEqual(
    expect.arrayContaining(['NOUGHTLINE_FORM', 'NOUGHTLINE_PHONE', 'NOUGHTLINE_EMAIL']),
  );
  vi.resetModules();
  vi.stubEnv('NOUGHTLINE_FORM', 'https://formspree.io/f/abcdefgh');
  vi.stubEnv('NOUGHTLINE_PHONE', '+442071234567');
  vi.stubEnv('NOUGHTLINE_EMAIL', 'hello@agency.co.uk');
  const now = (await import('../../tools/placeholders.ts')).placeholders;
  expect(now).toHaveLength(before.length - 3);
  expect(now.join()).not.toMatch(/NOUGHTLINE_(?:FORM|PHONE|EMAIL)\b/);
});

test.each([
  ['the desk', 'https://desk.agency.co.uk/enquiry'],
  ['Formspree', 'https://formspree.io/f/abcdefgh'],
  ['Basin', 'https://usebasin.com/f/0123456789ab'],
])('with %s the policy allows posts and the hidden frame to its origin alone', async (_, form) => {
  vi.stubEnv('NOUGHTLINE_FORM', form);
  const { headersFile } = await import('../../src/build/host-headers.ts');
  const policy = /Content-Security-Policy: (.*)/.exec(headersFile([]))?.[1] ?? '';
  const { origin } = new URL(form);
  expect(policy).toContain(`form-action ${origin};`);
  expect(/frame-src [^;]*/.exec(policy)?.[0].split(' ')).toContain(origin);
  expect(policy).not.toContain('forms.noughtline.example');
});
