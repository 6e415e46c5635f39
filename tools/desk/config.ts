import { isIP } from 'node:net';
import { keepDays } from '../../src/content/retention.ts';
import { site } from '../../src/content/site.ts';

/** Everything the desk can be told. */
export interface DeskConfig {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the database. */
  readonly data: string;
  /** Public origin of the desk; without it, its loopback address. */
  readonly origin?: string;
  /** Where the site is served: pages link back to it, and it alone may frame the answer to a form. */
  readonly site: string;
  /** Addresses of proxies whose `X-Forwarded-For` is believed. */
  readonly proxies: readonly string[];
  /** Opens the inbox from elsewhere; without it, the inbox is for this machine only. */
  readonly token?: string;
  readonly keepDays: number;
  /** Address of the SMTP server that enquiries are mailed through. */
  readonly smtp?: string;
  /** Sender and recipient of these mails. */
  readonly email: string;
  readonly now: () => number;
}

const TOKEN_LENGTH = 32;

/**
 * Reads the desk's variables.
 *
 * @throws one error that lists every variable that holds a wrong value
 */
export function configFrom(env: NodeJS.ProcessEnv): DeskConfig {
  const problems: string[] = [];
  const read = (name: string, isRight: (value: string) => boolean, expected: string) => {
    const value = env[name];
    if (value === undefined || value === '') return undefined;
    if (isRight(value)) return value;
    // A token is a secret, and this message may end up in a log.
    const shown = name === 'NOUGHTLINE_DESK_TOKEN' ? 'not valid' : `"${value}"`;
    problems.push(`${name} is ${shown}: expected ${expected}`);
    return undefined;
  };
  const port = read('NOUGHTLINE_DESK_PORT', isPort, 'a port number, for example 3100');
  const origin = read(
    'NOUGHTLINE_DESK_ORIGIN',
    isOrigin,
    'an origin such as https://desk.example.com',
  );
  const address = read('NOUGHTLINE_DESK_SITE', isWebAddress, 'the address of the site');
  const proxies = read(
    'NOUGHTLINE_DESK_PROXY',
    (value) => value.split(',').every((part) => isIP(part.trim()) > 0),
    'IP addresses of trusted proxies, separated by commas, for example 127.0.0.1',
  );
  const token = read(
    'NOUGHTLINE_DESK_TOKEN',
    (value) => value.length >= TOKEN_LENGTH,
    `at least ${TOKEN_LENGTH} characters, for example from "openssl rand -hex 32"`,
  );
  const smtp = read(
    'NOUGHTLINE_SMTP',
    (value) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol),
    'an address such as smtps://user:password@mail.example.com',
  );
  if (problems.length > 0) throw new Error(`The desk cannot start:\n  ${problems.join('\n  ')}`);
  return {
    port: Number(port ?? 3100),
    host: env.NOUGHTLINE_DESK_HOST || '127.0.0.1',
    data: env.NOUGHTLINE_DESK_DATA || '.data',
    site: address ?? site.origin,
    proxies: proxies?.split(',').map((part) => part.trim()) ?? [],
    keepDays: keepDays(),
    email: site.email,
    now: Date.now,
    ...(origin && { origin }),
    ...(token && { token }),
    ...(smtp && { smtp }),
  };
}

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isOrigin = (value: string) => isWebAddress(value) && new URL(value).origin === value;
