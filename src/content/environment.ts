import { z } from 'zod';

/** One outbound address: what it must be, how to say so, an example of it. */
interface Kind {
  readonly schema: z.ZodType<string>;
  readonly expected: string;
  readonly example: string;
}

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
  mail: { schema: z.email(), expected: 'a mail address', example: 'hello@example.com' },
  phone: {
    schema: z.e164(),
    expected: 'a phone number in E.164 form (a plus, the country, digits only)',
    example: '+442079460000',
  },
} satisfies Record<string, Kind>;

const problems: string[] = [];

/**
 * An address from the environment, or the default. Wrong values are collected,
 * so that {@link assertEnvironment} can name all of them at once.
 *
 * @param name the variable, for example `NOUGHTLINE_EMAIL`
 * @param kind what the value must be
 * @param fallback what stands where the variable is unset or empty
 */
export function fromEnvironment(name: string, kind: keyof typeof kinds, fallback: string): string {
  const given = process.env[name];
  if (given === undefined || given === '') return fallback;
  const { schema, expected, example } = kinds[kind];
  if (schema.safeParse(given).success) return given;
  problems.push(`${name} is "${given}": expected ${expected}, for example ${example}`);
  return fallback;
}

/** @throws one error that lists every variable of the environment that holds a wrong value */
export function assertEnvironment(): void {
  if (problems.length === 0) return;
  throw new Error(`The environment holds wrong addresses:\n  ${problems.join('\n  ')}`);
}

/** Whether this is an absolute https address; plain http is let through on loopback, for tests. */
function isHttps(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1');
}
