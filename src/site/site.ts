import { fromEnvironment, problemsOf } from './environment.ts';
import { LANGUAGE } from './format.ts';

/** Clients with a rank-tracking dashboard of their own. */
export const dashboardClients = ['hair-nova', 'pipd-de-poule', 'multi-lines-kitchens'] as const;

export type DashboardClient = (typeof dashboardClients)[number];

/** The dashboard of each client: our own page, or that of a rank tracker; each can be set by itself. */
const dashboards = Object.defineProperties(
  {},
  Object.fromEntries(
    dashboardClients.map((client) => [
      client,
      {
        enumerable: true,
        get: () =>
          fromEnvironment(
            `NOUGHTLINE_DASHBOARD_${client.replaceAll('-', '_').toUpperCase()}`,
            'page',
            `/live/${client}`,
          ),
      },
    ]),
  ),
) as Readonly<Record<DashboardClient, string>>;

/**
 * The agency's facts and every address that leaves the site. The defaults are
 * fictional on purpose (`.example` hosts, numbers that Ofcom reserves for
 * drama): each is overridden by the variable of the environment named beside it
 * or by editing its line. Both are checked alike. Variables are read on use; see {@link assertSite}.
 */
export const site = {
  name: 'Noughtline',
  legalName: 'Noughtline Ltd',
  description:
    'A London agency for digital marketing, branding, content and SEO that takes a reading first and then shows how far you have come.',
  promise: 'Growth, measured from nought.',
  language: LANGUAGE,
  locale: 'en_GB',
  foundingYear: 2023,
  get origin() {
    return fromEnvironment('NOUGHTLINE_ORIGIN', 'origin', 'https://www.noughtline.example');
  },
  get email() {
    return fromEnvironment('NOUGHTLINE_EMAIL', 'mail', 'hello@noughtline.example');
  },
  get phone() {
    return fromEnvironment('NOUGHTLINE_PHONE', 'phone', '+442079460000');
  },
  get whatsapp() {
    return fromEnvironment('NOUGHTLINE_WHATSAPP', 'phone', '+447700900000');
  },
  get booking() {
    return fromEnvironment(
      'NOUGHTLINE_BOOKING',
      'address',
      'https://booking.noughtline.example/consultation',
    );
  },
  get form() {
    return fromEnvironment(
      'NOUGHTLINE_FORM',
      'address',
      'https://forms.noughtline.example/enquiry',
    );
  },
  /** Our own page, or a map elsewhere. */
  get map() {
    return fromEnvironment('NOUGHTLINE_MAP', 'page', '/map');
  },
  social: [
    {
      label: 'Instagram',
      get href() {
        return fromEnvironment(
          'NOUGHTLINE_SOCIAL',
          'address',
          'https://social.noughtline.example/noughtline',
        );
      },
    },
  ],
  dashboards,
  /** The company, as the law wants it named: invented, and said to be, until the variables are set. */
  company: {
    registeredIn: 'England and Wales',
    get number() {
      return fromEnvironment('NOUGHTLINE_COMPANY_NUMBER', 'company', '19846213');
    },
    get vat() {
      return fromEnvironment('NOUGHTLINE_VAT', 'vat', 'GB487261950');
    },
    /** Registration with the Information Commissioner’s Office. */
    get ico() {
      return fromEnvironment('NOUGHTLINE_ICO', 'ico', 'ZZ841205');
    },
  },
  /** Who works here; all are invented. */
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
  /** Greenwich, on the line. Degrees, and as the hero shows them. */
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

/** The name in the agency's texts, set once here. */
export const siteName: string = site.name;

/**
 * The day on which the pages' texts were last revised, as an ISO date. Sitemaps and feeds state it,
 * so that builds are reproducible.
 */
export const revised = '2025-10-07';
