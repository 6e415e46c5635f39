import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../tests/support/message-of';
import { fromEnvironment } from './environment';
import { assertSite, site as facts } from './site';

const OVERRIDES = [
  'NOUGHTLINE_ORIGIN',
  'NOUGHTLINE_EMAIL',
  'NOUGHTLINE_PHONE',
  'NOUGHTLINE_WHATSAPP',
  'NOUGHTLINE_BOOKING',
  'NOUGHTLINE_FORM',
  'NOUGHTLINE_MAP',
  'NOUGHTLINE_SOCIAL',
  'NOUGHTLINE_COMPANY_NUMBER',
  'NOUGHTLINE_VAT',
  'NOUGHTLINE_ICO',
  'NOUGHTLINE_DASHBOARD_HAIR_NOVA',
  'NOUGHTLINE_DASHBOARD_PIPD_DE_POULE',
  'NOUGHTLINE_DASHBOARD_MULTI_LINES_KITCHENS',
];

/** The facts as a build with this environment reads them. */
function readSite(environment: Readonly<Record<string, string>>): typeof facts {
  for (const name of OVERRIDES) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  assertSite();
  return structuredClone(facts);
}

/** What a build with this environment is stopped with. */
const errorOf = (environment: Readonly<Record<string, string>>) =>
  messageOf(() => readSite(environment));

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('addresses from the environment', () => {
  test('stand in for the defaults', async () => {
    const site = readSite({
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
    expect(site.booking).toBe(readSite({}).booking);
  });

  test('count as unset when empty', async () => {
    const site = readSite({ NOUGHTLINE_EMAIL: '', NOUGHTLINE_FORM: '' });
    const { email, form } = readSite({});
    expect(site).toMatchObject({ email, form });
  });

  test('may be plain http on loopback only', async () => {
    const site = readSite({ NOUGHTLINE_FORM: 'http://127.0.0.1:4409/post' });
    expect(site.form).toBe('http://127.0.0.1:4409/post');
    expect(await errorOf({ NOUGHTLINE_FORM: 'http://127.0.0.1.agency.test/' })).toContain(
      'NOUGHTLINE_FORM',
    );
  });
});

const ORIGIN =
  'an https origin without a path or a trailing slash, for example https://www.example.com';
const ADDRESS = 'an absolute https address, for example https://booking.example.com/your-agency';
const PAGE =
  'an absolute https address, or the path of a page of this site, for example https://maps.example.com/your-agency';
const MAIL = 'a mail address, for example hello@example.com';
const PHONE =
  'a phone number that can be, in E.164 form (a plus, the country, digits only), for example +442079460000';

const wrong: readonly (readonly [name: string, value: string, expected: string])[] = [
  ['NOUGHTLINE_ORIGIN', 'https://agency.test/', ORIGIN],
  ['NOUGHTLINE_ORIGIN', 'https://agency.test/site', ORIGIN],
  ['NOUGHTLINE_ORIGIN', 'http://agency.test', ORIGIN],
  ['NOUGHTLINE_ORIGIN', 'agency.test', ORIGIN],
  ['NOUGHTLINE_BOOKING', 'http://booking.test/', ADDRESS],
  ['NOUGHTLINE_FORM', 'http://forms.test/post', ADDRESS],
  ['NOUGHTLINE_FORM', '/post', ADDRESS],
  ['NOUGHTLINE_MAP', 'javascript:alert(1)', PAGE],
  ['NOUGHTLINE_MAP', '//maps.test', PAGE],
  ['NOUGHTLINE_SOCIAL', '@agency', ADDRESS],
  ['NOUGHTLINE_DASHBOARD_HAIR_NOVA', 'ftp://ranks.test', PAGE],
  ['NOUGHTLINE_EMAIL', 'agency.test', MAIL],
  ['NOUGHTLINE_EMAIL', 'mailto:ada@agency.test', MAIL],
  ['NOUGHTLINE_PHONE', '020 7946 0000', PHONE],
  ['NOUGHTLINE_PHONE', '+44 20 7946 0000', PHONE],
  ['NOUGHTLINE_WHATSAPP', '447700900000', PHONE],
  ['NOUGHTLINE_PHONE', '+4420794601', PHONE],
  ['NOUGHTLINE_WHATSAPP', '+4477009001234', PHONE],
  [
    'NOUGHTLINE_COMPANY_NUMBER',
    '1234',
    'a company number of eight characters, for example 12345678',
  ],
  ['NOUGHTLINE_VAT', '123456789', 'a VAT number (GB and its digits), for example GB123456789'],
  ['NOUGHTLINE_ICO', '123456', 'a registration number of the ICO, for example ZB123456'],
];

describe('a wrong value stops the build and names the variable, what was given and an example', () => {
  test.each(wrong)('%s=%s', async (name, value, expected) => {
    expect(await errorOf({ [name]: value })).toBe(
      `The agency's facts hold wrong values:\n  ${name} is "${value}": expected ${expected}`,
    );
  });

  test('and the file, where it stands in site.ts', async () => {
    for (const [name, kind, value] of [
      ['NOUGHTLINE_PHONE', 'phone', '07700 900 123'],
      ['NOUGHTLINE_EMAIL', 'mail', 'hello at bramble.co.uk'],
      ['NOUGHTLINE_FORM', 'address', 'htps:/formspree.io/f/x'],
      ['NOUGHTLINE_ORIGIN', 'origin', 'https://bramble.co.uk/'],
    ] as const) {
      vi.stubEnv(name, undefined);
      expect(await messageOf(() => fromEnvironment(name, kind, value))).toContain(
        `src/site/site.ts: the default of ${name} is "${value}": expected `,
      );
    }
  });

  test('all of them in one error', async () => {
    const one = Object.fromEntries(OVERRIDES.map((name) => [name, 'nonsense']));
    const message = await errorOf(one);
    for (const name of OVERRIDES) expect(message).toContain(`${name} is "nonsense"`);
  });
});

test('a fact stands in site.ts alone, so that one line changes it everywhere', async () => {
  const { name, legalName, promise, email, address, position } = readSite({});
  const facts = [name, legalName, promise, email, address.street, position.shown];
  const texts = globSync('src/**/*.{ts,tsx,mdx}').filter(
    (file) => !/\/site\.ts$|\.test\.|^src\/(?:build|seo|theme)\//.test(file),
  );
  expect(texts.length).toBeGreaterThan(100);
  const again = texts.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
  expect(again).toEqual([]);
});
