import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { keepDays, site, usualPlace } from './site.ts';

const webAddress = z.url({ protocol: /^https?$/ });
const upTo = (most: number) =>
  z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(most));

/** The variables `NOUGHTLINE_DESK_PORT` and so on, which the README explains. */
const Variables = z.object({
  port: upTo(65_535).default(3100),
  host: z.string().default('127.0.0.1'),
  data: z.string().default('.data'),
  /** The desk's own origin; by default its loopback address. */
  origin: webAddress.refine((value) => URL.parse(value)?.origin === value).optional(),
  site: webAddress.default(site.origin),
  proxy: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((all) => all.every(ipaddr.isValid))
    .transform((all) => all.map((part) => ipaddr.process(part).toString()))
    .default([]),
  backups: z.string().optional(),
  place: z.string().default(usualPlace),
  notice: upTo(336).default(4),
  smtp: z.url({ protocol: /^smtps?$/ }).optional(),
});

export type DeskConfig = Readonly<ReturnType<typeof configFrom>>;

const nameOf = (key: string) =>
  key === 'smtp' ? 'NOUGHTLINE_SMTP' : `NOUGHTLINE_DESK_${key.toUpperCase()}`;

/**
 * Reads the configuration from environment variables.
 *
 * @throws naming every wrong variable, but never its value, which may be a password
 */
export function configFrom(env: NodeJS.ProcessEnv) {
  const keys = Object.keys(Variables.shape);
  const set = Object.fromEntries(keys.map((key) => [key, env[nameOf(key)] || undefined]));
  const { data, error } = Variables.safeParse(set);
  if (!error) return { ...data, keepDays: keepDays(), email: site.email, now: Date.now };
  const names = new Set(error.issues.map(({ path }) => nameOf(String(path[0]))));
  throw new Error(`Not as desk/README.md says: ${[...names].join(', ')}.`);
}
