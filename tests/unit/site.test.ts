import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';

const OVERRIDES = [
  'NOUGHTLINE_ORIGIN',
  'NOUGHTLINE_EMAIL',
  'NOUGHTLINE_PHONE',
  'NOUGHTLINE_WHATSAPP',
  'NOUGHTLINE_BOOKING',
  'NOUGHTLINE_FORM',
  'NOUGHTLINE_MAP',
  'NOUGHTLINE_SOCIAL',
  'NOUGHTLINE_DASHBOARD_HAIR_NOVA',
  'NOUGHTLINE_DASHBOARD_PIPD_DE_POULE',
  'NOUGHTLINE_DASHBOARD_MULTI_LINES_KITCHENS',
];

/** The facts as a build with this environment would read them. */
async function readSite(environment: Readonly<Record<string, string>>) {
  for (const name of OVERRIDES) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('../../src/content/site')).site;
}

async function errorOf(environment: Readonly<Record<string, string>>): Promise<string> {
  const error = await readSite(environment).then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('The facts were read without a complaint.');
  return error.message;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('addresses from the environment', () => {
  test('stand in for the defaults', async () => {
    const site = await readSite({
      NOUGHTLINE_ORIGIN: 'https://agency.test',
      NOUGHTLINE_EMAIL: 'ada@agency.test',
      NOUGHTLINE_PHONE: '+442079461234',
      NOUGHTLINE_FORM: 'https://forms.agency.test/post?to=1',
      NOUGHTLINE_SOCIAL: 'https://social.test/agency',
      NOUGHTLINE_DASHBOARD_PIPD_DE_POULE: 'https://ranks.test/1',
    });
    expect(site).toMatchObject({
      origin: 'https://agency.test',
      email: 'ada@agency.test',
      phone: '+442079461234',
      form: 'https://forms.agency.test/post?to=1',
      dashboards: { 'pipd-de-poule': 'https://ranks.test/1' },
    });
    expect(site.social[0].href).toBe('https://social.test/agency');
    expect(site.booking).toBe((await readSite({})).booking);
  });

  test('count as unset when empty', async () => {
    const site = await readSite({ NOUGHTLINE_EMAIL: '', NOUGHTLINE_FORM: '' });
    const { email, form } = await readSite({});
    expect(site).toMatchObject({ email, form });
  });

  test('may be plain http on loopback only', async () => {
    const site = await readSite({ NOUGHTLINE_FORM: 'http://127.0.0.1:4409/post' });
    expect(site.form).toBe('http://127.0.0.1:4409/post');
    await expect(errorOf({ NOUGHTLINE_FORM: 'http://127.0.0.1.agency.test/' })).resolves.toContain(
      'NOUGHTLINE_FORM',
    );
  });
});

const wrong: readonly (readonly [name: string, value: string, example: string])[] = [
  ['NOUGHTLINE_ORIGIN', 'https://agency.test/', 'https://www.example.com'],
  ['NOUGHTLINE_ORIGIN', 'https://agency.test/site', 'https://www.example.com'],
  ['NOUGHTLINE_ORIGIN', 'http://agency.test', 'https://www.example.com'],
  ['NOUGHTLINE_ORIGIN', 'agency.test', 'https://www.example.com'],
  ['NOUGHTLINE_BOOKING', 'http://booking.test/', 'https://booking.example.com/your-agency'],
  ['NOUGHTLINE_FORM', '/post', 'https://booking.example.com/your-agency'],
  ['NOUGHTLINE_MAP', 'javascript:alert(1)', 'https://booking.example.com/your-agency'],
  ['NOUGHTLINE_SOCIAL', '@agency', 'https://booking.example.com/your-agency'],
  ['NOUGHTLINE_DASHBOARD_HAIR_NOVA', 'ftp://ranks.test', 'https://booking.example.com/your-agency'],
  ['NOUGHTLINE_EMAIL', 'agency.test', 'hello@example.com'],
  ['NOUGHTLINE_EMAIL', 'mailto:ada@agency.test', 'hello@example.com'],
  ['NOUGHTLINE_PHONE', '020 7946 0000', '+442079460000'],
  ['NOUGHTLINE_PHONE', '+44 20 7946 0000', '+442079460000'],
  ['NOUGHTLINE_WHATSAPP', '447700900000', '+442079460000'],
];

describe('a wrong value stops the build and names the variable, what was given and an example', () => {
  test.each(wrong)('%s=%s', async (name, value, example) => {
    const message = await errorOf({ [name]: value });
    expect(message).toContain(`${name} is "${value}"`);
    expect(message).toContain(`for example ${example}`);
  });

  test('all of them in one error', async () => {
    const one = Object.fromEntries(OVERRIDES.map((name) => [name, 'nonsense']));
    const message = await errorOf(one);
    for (const name of OVERRIDES) expect(message).toContain(`${name} is "nonsense"`);
  });
});

test('a fact stands in site.ts alone, so that one line changes it everywhere', async () => {
  const { name, legalName, promise, email, address, position } = await readSite({});
  const facts = [name, legalName, promise, email, address.street, position.shown];
  const texts = ['content', 'pages', 'sections', 'components', 'islands'].flatMap((room) =>
    readdirSync(`src/${room}`, { recursive: true, withFileTypes: true })
      .filter((entry) => /\.(?:tsx?|mdx)$/.test(entry.name) && entry.name !== 'site.ts')
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(texts.length).toBeGreaterThan(100);
  const again = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(again).toEqual([]);
});
