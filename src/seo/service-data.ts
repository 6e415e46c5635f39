import type { Offer, Service } from 'schema-dts';
import { services, servicesPage } from '../content/services';
import { absolute } from '../site/urls';
import { agencyId, pageId, ref } from './page-data';

/**
 * The services as the services page describes them, with their contents and how to begin. No price
 * is stated, since the page shows none.
 */
export function serviceData(): readonly Service[] {
  return services.map((service) => ({
    '@type': 'Service',
    '@id': pageId('/services', service.id),
    name: service.title,
    provider: ref(agencyId),
    description: service.description,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: servicesPage.labels.features,
      itemListElement: service.features.map((name) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name },
      })),
    },
    offers: [
      {
        '@type': 'Offer',
        '@id': pageId('/services', `${service.id}-offer`),
        url: absolute(servicesPage.labels.getStarted.href),
        offeredBy: ref(agencyId),
      } satisfies Offer,
    ],
  }));
}
