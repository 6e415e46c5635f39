import { globSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { messageOf } from '../../tests/support/message-of';
import { fromEnvironment } from './environment';
import { assertSite, site as facts, outwardFacts } from './site';

const OVERRIDES = Object.keys(outwardFacts);

/** The facts as a build with this environment reads them. */
function readSite(environment: Readonly<Record<string, string>>): typeof facts {
  for (const name of OVERRIDES) vi.stubEnv(name, undefined);
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  assertSite();
  return structuredClone(facts);
}

/** The message with which a build with this environment stops. */
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

const wrong: readonly (readonly [expected: string, ...values: readonly string[]])[] = [
  [
    'an https origin without a path or a trailing slash, for example https://www.example.com',
    'ORIGIN=https://agency.test/',
    'ORIGIN=https://agency.test/site',
    'ORIGIN=http://agency.test',
    'ORIGIN=agency.test',
  ],
  [
    'an absolute https address, for example https://booking.example.com/your-agency',
    'BOOKING=http://booking.test/',
    'FORM=http://forms.test/post',
    'FORM=/post',
    'SOCIAL=@agency',
  ],
  [
    'an absolute https address, or the path of a page of this site, for example https://maps.example.com/your-agency',
    'MAP=javascript:alert(1)',
    'MAP=//maps.test',
    'DASHBOARD_HAIR_NOVA=ftp://ranks.test',
  ],
  [
    'a mail address, for example hello@example.com',
    'EMAIL=agency.test',
    'EMAIL=mailto:ada@agency.test',
  ],
  [
    'a phone number that can be, in E.164 form (a plus, the country, digits only), for example +442079460000',
    'PHONE=020 7946 0000',
    'PHONE=+44 20 7946 0000',
    'PHONE=+4420794601',
    'WHATSAPP=447700900000',
    'WHATSAPP=+4477009001234',
  ],
  ['a company number of eight characters, for example 12345678', 'COMPANY_NUMBER=1234'],
  ['a VAT number (GB and its digits), for example GB123456789', 'VAT=123456789'],
  ['a registration number of the ICO, for example ZB123456', 'ICO=123456'],
];

describe('a wrong value stops the build and names the variable, what was given and an example', () => {
  test.each(wrong)('%s', async (expected, ...values) => {
    for (const [name = '', value = ''] of values.map((one) => one.split('='))) {
      const variable = `NOUGHTLINE_${name}`;
      expect(await errorOf({ [variable]: value })).toBe(
        `The agency's facts hold wrong values:\n  ${variable} is "${value}": expected ${expected}`,
      );
    }
  });

  test('a wrong default in site.ts, with the file', async () => {
    const read = () => fromEnvironment('NOUGHTLINE_NONE', 'phone', '07700 900 123');
    expect(await messageOf(read)).toContain(
      'src/site/site.ts: the default of NOUGHTLINE_NONE is "07700 900 123": expected ',
    );
  });

  test('all wrong values in one error', async () => {
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
