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
  /** Address of the SMTP server that mail goes through. */
  readonly smtp?: string;
  /** Sender of mail to visitors, and recipient of mail to the agency. */
  readonly email: string;
  /** Where consultations take place. */
  readonly place: string;
  /** Hours before a consultation until which it can be booked. */
  readonly noticeHours: number;
  /** Minutes between two consultations. */
  readonly bufferMinutes: number;
  /** Enquiries a minute, from all networks together. */
  readonly ceiling: number;
  /** The folder for backups; without it none are made by themselves. */
  readonly backups?: string;
  readonly now: () => number;
}

const TOKEN_LENGTH = 32;
const SECRETS = ['NOUGHTLINE_DESK_TOKEN', 'NOUGHTLINE_SMTP'];
/** The line that sets a token, for whoever reads the error. */
const TOKEN_LINE = `NOUGHTLINE_DESK_TOKEN="$(openssl rand -hex 32)"`;

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
    // This message may end up in a log.
    const shown = SECRETS.includes(name) ? 'not valid' : `"${value}"`;
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
  const notice = read('NOUGHTLINE_DESK_NOTICE', isUpTo(336), 'hours from 0 to 336, for example 4');
  const buffer = read('NOUGHTLINE_DESK_BUFFER', isUpTo(240), 'minutes from 0 to 240');
  const ceiling = read('NOUGHTLINE_DESK_CEILING', isUpTo(9_999_999), 'enquiries a minute');
  const host = env.NOUGHTLINE_DESK_HOST || '127.0.0.1';
  const reason = [
    origin && !isLoopback(new URL(origin).hostname) && 'NOUGHTLINE_DESK_ORIGIN is public',
    proxies && 'NOUGHTLINE_DESK_PROXY names a proxy',
    !isLoopback(host) && 'NOUGHTLINE_DESK_HOST listens to other machines',
  ].find(Boolean);
  if (reason && !env.NOUGHTLINE_DESK_TOKEN)
    problems.push(`${reason}, so the inbox needs a token. Set, and keep: ${TOKEN_LINE}`);
  if (problems.length > 0) throw new Error(`The desk cannot start:\n  ${problems.join('\n  ')}`);
  const { street, locality, region, postcode } = site.address;
  return {
    port: Number(port ?? 3100),
    host,
    data: env.NOUGHTLINE_DESK_DATA || '.data',
    site: address ?? site.origin,
    proxies: proxies?.split(',').map((part) => part.trim()) ?? [],
    keepDays: keepDays(),
    email: site.email,
    place: env.NOUGHTLINE_DESK_PLACE || `${street}, ${locality}, ${region} ${postcode}`,
    noticeHours: Number(notice ?? 4),
    bufferMinutes: Number(buffer ?? 0),
    ceiling: Number(ceiling ?? 600),
    now: Date.now,
    ...(env.NOUGHTLINE_DESK_BACKUPS && { backups: env.NOUGHTLINE_DESK_BACKUPS }),
    ...(origin && { origin }),
    ...(token && { token }),
    ...(smtp && { smtp }),
  };
}

const isPort = (value: string) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535;
const isUpTo = (most: number) => (value: string) =>
  /^\d{1,7}$/.test(value) && Number(value) <= most;
const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isOrigin = (value: string) => isWebAddress(value) && new URL(value).origin === value;
const isLoopback = (host: string) => /^(?:localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);
