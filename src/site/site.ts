import { type FactKind, fromEnvironment, problemsOf } from './environment.ts';
import { LANGUAGE } from './format.ts';

/** Clients with a rank-tracking dashboard of their own. */
export const dashboardClients = ['hair-nova', 'pipd-de-poule', 'multi-lines-kitchens'] as const;

export type DashboardClient = (typeof dashboardClients)[number];

/**
 * Every fact that leads out of the site or names the company to the authorities: the environment
 * variable that sets it, the kind of value, and the default. Defaults are fictional on purpose:
 * `.example` hosts, and numbers that Ofcom reserves for drama. Dashboards and the map are our own
 * pages, unless the address of a rank tracker or a map elsewhere is set.
 */
export const outwardFacts = {
  NOUGHTLINE_ORIGIN: ['origin', 'https://www.noughtline.example'],
  NOUGHTLINE_EMAIL: ['mail', 'hello@noughtline.example'],
  NOUGHTLINE_PHONE: ['phone', '+442079460000'],
  NOUGHTLINE_WHATSAPP: ['phone', '+447700900000'],
  NOUGHTLINE_BOOKING: ['address', 'https://booking.noughtline.example/consultation'],
  NOUGHTLINE_FORM: ['address', 'https://forms.noughtline.example/enquiry'],
  NOUGHTLINE_MAP: ['page', '/map'],
  NOUGHTLINE_COMPANY_NUMBER: ['company', '19846213'],
  NOUGHTLINE_VAT: ['vat', 'GB487261950'],
  /** Registration with the Information Commissioner’s Office. */
  NOUGHTLINE_ICO: ['ico', 'ZZ841205'],
  NOUGHTLINE_SOCIAL: ['address', 'https://social.noughtline.example/noughtline'],
  NOUGHTLINE_DASHBOARD_HAIR_NOVA: ['page', '/live/hair-nova'],
  NOUGHTLINE_DASHBOARD_PIPD_DE_POULE: ['page', '/live/pipd-de-poule'],
  NOUGHTLINE_DASHBOARD_MULTI_LINES_KITCHENS: ['page', '/live/multi-lines-kitchens'],
} as const satisfies Readonly<Record<string, readonly [kind: FactKind, fallback: string]>>;

export type OutwardFact = keyof typeof outwardFacts;

/**
 * A fact of {@link outwardFacts}, from the environment or its default; read on use.
 *
 * @throws when the value is wrong
 */
export function outwardFact(name: OutwardFact): string {
  const [kind, fallback] = outwardFacts[name];
  return fromEnvironment(name, kind, fallback);
}

/** The agency's facts. Facts that {@link assertSite} can find wrong are read on use. */
export const site = {
  name: 'Noughtline',
  legalName: 'Noughtline Ltd',
  description:
    'A London agency for digital marketing, branding, content and SEO that takes a reading first and then shows how far you have come.',
  promise: 'Growth, measured from nought.',
  language: LANGUAGE,
  locale: 'en_GB',
  foundingYear: 2023,
  /** How many clients the agency works for at most at one time. */
  clientsAtOnce: 16,
  get origin() {
    return outwardFact('NOUGHTLINE_ORIGIN');
  },
  get email() {
    return outwardFact('NOUGHTLINE_EMAIL');
  },
  get phone() {
    return outwardFact('NOUGHTLINE_PHONE');
  },
  get whatsapp() {
    return outwardFact('NOUGHTLINE_WHATSAPP');
  },
  get booking() {
    return outwardFact('NOUGHTLINE_BOOKING');
  },
  get form() {
    return outwardFact('NOUGHTLINE_FORM');
  },
  get map() {
    return outwardFact('NOUGHTLINE_MAP');
  },
  social: [
    {
      label: 'Instagram',
      get href() {
        return outwardFact('NOUGHTLINE_SOCIAL');
      },
    },
  ],
  dashboards: {
    get 'hair-nova'() {
      return outwardFact('NOUGHTLINE_DASHBOARD_HAIR_NOVA');
    },
    get 'pipd-de-poule'() {
      return outwardFact('NOUGHTLINE_DASHBOARD_PIPD_DE_POULE');
    },
    get 'multi-lines-kitchens'() {
      return outwardFact('NOUGHTLINE_DASHBOARD_MULTI_LINES_KITCHENS');
    },
  } satisfies Readonly<Record<DashboardClient, string>>,
  /** The facts that the law wants: invented, and called so, until the variables are set. */
  company: {
    registeredIn: 'England and Wales',
    get number() {
      return outwardFact('NOUGHTLINE_COMPANY_NUMBER');
    },
    get vat() {
      return outwardFact('NOUGHTLINE_VAT');
    },
    get ico() {
      return outwardFact('NOUGHTLINE_ICO');
    },
  },
  /** The people who work here, all of them invented. */
  people: [
    { name: 'Imogen Sallow', role: 'Founder. Readings, plans and the monthly review.' },
    { name: 'Dele Akande', role: 'Founder. Search, advertising and the map.' },
    { name: 'Wen Thorne', role: 'Photography, video and every shoot day.' },
    { name: 'Rosa Quill', role: 'Words: pages, posts and email.' },
  ],
  address: {
    street: '1 Meridian Yard',
    locality: 'Greenwich',
    region: 'London',
    postcode: 'SE10 8ZZ',
    country: 'GB',
  },
  /** Greenwich, on the prime meridian: in degrees, and as the hero shows them. */
  position: { latitude: 51.4778, longitude: 0, shown: '51°28′40″ N, 0°00′00″' },
} as const;

/** @throws one error that lists every wrong value of the environment and of this file */
export function assertSite(): void {
  const problems = problemsOf(site);
  if (problems.length === 0) return;
  throw new Error(`The agency's facts hold wrong values:\n  ${problems.join('\n  ')}`);
}

/** Where the studio is, in short. */
export const studioPlace: string = `${site.address.locality}, ${site.address.region}`;

/** The agency's name as any text, so that it can be compared with another agency's. */
export const siteName: string = site.name;

/**
 * The day on which the pages' texts were last revised, as an ISO date. The sitemap and humans.txt
 * state it rather than the build's day, so that builds are reproducible.
 */
export const revised = '2025-10-07';
