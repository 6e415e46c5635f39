import type { Organization, ProfessionalService, WebSite } from 'schema-dts';
import { about } from '../content/about';
import { hours } from '../content/hours';
import { work } from '../content/work';
import { photographUrl } from '../parts/picture';
import { site } from '../site/site';
import { absolute } from '../site/urls';
import { faviconFiles } from './favicon-files';
import { agencyId, logoId, ref, studioId, websiteId } from './page-data';

/** The agency with its name, the URL of the site and its logo only. */
export function agencyInShort(): Organization & object {
  return {
    '@type': 'Organization',
    '@id': agencyId,
    name: site.name,
    url: absolute('/'),
    // Square, as Google asks for it (112 pixels at least; `url` or `contentUrl`).
    logo: { '@type': 'ImageObject', '@id': logoId, url: absolute(faviconFiles.large.path) },
  };
}

/** Whether a page is about the agency itself. */
const isAboutAgency = (path: string): boolean => ['/', '/about', '/contact'].includes(path);

/**
 * The agency. Only pages about it state its contact details, which Google asks for on one page and
 * which take 60 bytes; each further fact stands only where a visitor reads it too. There is no
 * aggregate rating, since the pages show an average without a count.
 *
 * @see Google, "Organization structured data"
 */
export function agency(path: string): Organization {
  return {
    ...agencyInShort(),
    ...(isAboutAgency(path) && {
      email: site.email,
      telephone: site.phone,
      sameAs: site.social.map(({ href }) => href),
    }),
    ...(path === '/' && { slogan: site.promise }),
    ...(path === '/about' && {
      foundingDate: String(about.timeline.items[0]?.year ?? site.foundingYear),
    }),
    ...(path === '/work' && {
      award: work.awards.items.map(
        ({ name, organization, year }) => `${name}, ${organization}, ${year}`,
      ),
    }),
    ...(hasStudio(path) && { location: ref(studioId) }),
  };
}

/** Whether a page says where the studio is. */
export const hasStudio = (path: string): boolean => path === '/' || path === '/contact';

/**
 * The studio as a local business: in full on the contact page, which shows address and hours; on
 * the home page without street, postcode and hours.
 *
 * @see Google, "Local business structured data"
 */
export function studio(path: string): ProfessionalService {
  const { street, locality, region, postcode, country } = site.address;
  const { latitude, longitude } = site.position;
  const inFull = path === '/contact';
  return {
    '@type': 'ProfessionalService',
    '@id': studioId,
    name: site.name,
    url: absolute('/contact'),
    image: photographUrl('meridian'),
    parentOrganization: ref(agencyId),
    email: site.email,
    telephone: site.phone,
    address: {
      '@type': 'PostalAddress',
      ...(inFull && { streetAddress: street, postalCode: postcode }),
      addressLocality: locality,
      addressRegion: region,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(inFull && {
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: hours.openDays,
        opens: hours.opens,
        closes: hours.closes,
      },
    }),
  };
}

/** The site as a whole. */
export function website(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: absolute('/'),
    name: site.name,
    inLanguage: site.language,
    publisher: ref(agencyId),
  };
}
