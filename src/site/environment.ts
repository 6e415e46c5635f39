import parsePhoneNumber from 'libphonenumber-js/min';
import { z } from 'zod';

/** The kinds of facts: the check of each, what is expected in words, and an example. */
const kinds = {
  origin: {
    schema: z.string().refine((value) => isHttps(value) && new URL(value).origin === value),
    expected: 'an https origin without a path or a trailing slash',
    example: 'https://www.example.com',
  },
  address: {
    schema: z.string().refine(isHttps),
    expected: 'an absolute https address',
    example: 'https://booking.example.com/your-agency',
  },
  page: {
    schema: z.string().refine((value) => /^\/[^/]/.test(value) || isHttps(value)),
    expected: 'an absolute https address, or the path of a page of this site',
    example: 'https://maps.example.com/your-agency',
  },
  mail: { schema: z.email(), expected: 'a mail address', example: 'hello@example.com' },
  phone: {
    schema: z.e164().refine((value) => parsePhoneNumber(value)?.isPossible() === true),
    expected: 'a phone number that can be, in E.164 form (a plus, the country, digits only)',
    example: '+442079460000',
  },
  company: {
    schema: z.string().regex(/^(?:\d{8}|[A-Z]{2}\d{6})$/),
    expected: 'a company number of eight characters',
    example: '12345678',
  },
  vat: {
    schema: z.string().regex(/^GB(?:\d{9}|\d{12})$/),
    expected: 'a VAT number (GB and its digits)',
    example: 'GB123456789',
  },
  ico: {
    schema: z.string().regex(/^[A-Z]{1,2}\d{6,7}$/),
    expected: 'a registration number of the ICO',
    example: 'ZB123456',
  },
};

/** The kinds of facts that the environment sets. */
export type FactKind = keyof typeof kinds;

/**
 * A fact from the environment, or its default.
 *
 * @param name the variable, for example `NOUGHTLINE_EMAIL`
 * @param kind what the value must be
 * @param fallback the value in `site.ts`, used if the variable is unset or empty
 * @throws when the value is wrong, saying where it stands and what is expected
 */
export function fromEnvironment(name: string, kind: FactKind, fallback: string): string {
  const isGiven = Boolean(process.env[name]);
  const value = process.env[name] || fallback;
  const { schema, expected, example } = kinds[kind];
  if (schema.safeParse(value).success) return value;
  const what = isGiven ? name : `src/site/site.ts: the default of ${name}`;
  throw new Error(`${what} is "${value}": expected ${expected}, for example ${example}`);
}

/**
 * Reads every property of an object, nested ones included.
 *
 * @returns the message of each getter that throws
 */
export function problemsOf(facts: object): readonly string[] {
  return Object.keys(facts).flatMap((key) => {
    try {
      const value: unknown = facts[key as keyof typeof facts];
      return typeof value === 'object' && value !== null ? problemsOf(value) : [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
}

/** Whether this is an absolute https address, or plain http on loopback, for tests. */
function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}

/**
 * The path that the site is served from: `/` on its own domain, `/noughtline/` on GitHub Pages. Set
 * by `BASE_PATH`.
 *
 * @throws when it does not begin and end with a slash, or contains `.` or `..` segments
 */
export function basePath(): string {
  const given = process.env.BASE_PATH;
  if (given === undefined || given === '') return '/';
  if (/^\/(?:(?!\.\.?\/)[\w.~-]+\/)*$/.test(given)) return given;
  throw new Error(
    `BASE_PATH is "${given}": it has to begin and end with a slash and hold no . or .. alone, for example "/noughtline/".`,
  );
}
