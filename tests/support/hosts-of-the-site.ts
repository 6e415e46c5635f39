import { articles } from '../../src/articles/article-list';
import { openStreetMap } from '../../src/content/map-page';
import { site } from '../../src/site/site';

/** The hosts that the site may link to: its own, the agency's services, and WhatsApp. */
export const hostsOfTheSite: ReadonlySet<string> = new Set(
  [
    site.origin,
    site.booking,
    site.form,
    site.map,
    ...Object.values(site.dashboards),
    ...site.social.map(({ href }) => href),
    'https://wa.me',
    openStreetMap,
  ]
    // The dashboards and the map are pages of the site unless others are set.
    .filter((address) => !address.startsWith('/'))
    .map((address) => new URL(address).hostname),
);

/** The addresses of the rules and guides that articles were checked against. */
export const citedAddresses: ReadonlySet<string> = new Set(
  articles.flatMap(({ checked }) => checked.map(({ url }) => url)),
);
