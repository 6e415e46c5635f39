import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { keepDays, site } from './site.ts';

/** Everything the desk can be told. The README says what each variable is for. */
export interface DeskConfig {
  /** 0 for any free port. */
  readonly port: number;
  readonly host: string;
  readonly data: string;
  /** Without it, its loopback address. */
  readonly origin?: string | undefined;
  readonly site: string;
  readonly proxies: readonly string[];
  readonly keepDays: number;
  readonly smtp?: string | undefined;
  readonly email: string;
  readonly place: string;
  readonly noticeHours: number;
  readonly backups?: string | undefined;
  readonly now: () => number;
}

const isWebAddress = (value: string) =>
  URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
const isOrigin = (value: string) => isWebAddress(value) && new URL(value).origin === value;
const isSmtp = (value: string) => URL.canParse(value) && /^smtps?:$/.test(new URL(value).protocol);
const areAddresses = (all: readonly string[]) => all.every(ipaddr.isValid);

const upTo = (most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(most));
const { street, locality, region, postcode } = site.address;

const Variables = z.object({
  NOUGHTLINE_DESK_PORT: upTo(65_535).default(3100),
  NOUGHTLINE_DESK_HOST: z.string().default('127.0.0.1'),
  NOUGHTLINE_DESK_DATA: z.string().default('.data'),
  NOUGHTLINE_DESK_ORIGIN: z.string().refine(isOrigin).optional(),
  NOUGHTLINE_DESK_SITE: z.string().refine(isWebAddress).default(site.origin),
  NOUGHTLINE_DESK_PROXY: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine(areAddresses)
    .transform((all) => all.map((part) => ipaddr.process(part).toString()))
    .default([]),
  NOUGHTLINE_DESK_BACKUPS: z.string().optional(),
  NOUGHTLINE_DESK_PLACE: z.string().default(`${street}, ${locality}, ${region} ${postcode}`),
  NOUGHTLINE_DESK_NOTICE: upTo(336).default(4),
  NOUGHTLINE_SMTP: z.string().refine(isSmtp).optional(),
});

/**
 * Reads the desk's variables.
 *
 * @throws one error that lists every variable that holds a wrong value, and never the value: it may
 * be a password, and the message may end up in a log
 */
export function configFrom(env: NodeJS.ProcessEnv): DeskConfig {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { data, error } = Variables.safeParse(set);
  if (error) {
    const names = new Set(error.issues.map(({ path }) => String(path[0])));
    throw new Error(`Not as desk/README.md says: ${[...names].join(', ')}.`);
  }
  return {
    port: data.NOUGHTLINE_DESK_PORT,
    host: data.NOUGHTLINE_DESK_HOST,
    data: data.NOUGHTLINE_DESK_DATA,
    origin: data.NOUGHTLINE_DESK_ORIGIN,
    site: data.NOUGHTLINE_DESK_SITE,
    proxies: data.NOUGHTLINE_DESK_PROXY,
    keepDays: keepDays(),
    smtp: data.NOUGHTLINE_SMTP,
    email: site.email,
    place: data.NOUGHTLINE_DESK_PLACE,
    noticeHours: data.NOUGHTLINE_DESK_NOTICE,
    backups: data.NOUGHTLINE_DESK_BACKUPS,
    now: Date.now,
  };
}
