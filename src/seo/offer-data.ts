import type { Offer, OfferCatalog, Service } from 'schema-dts';
import { home, type Plan } from '../content/home';
import { services, servicesPage } from '../content/services';
import type { ServiceId } from '../content/types';
import { absolute } from '../site/absolute';
import { agencyId, pageId, ref } from './page-data';

/** The services that the plans are made of: posts, keywords and emails; shoots and magazine features. */
const PLANNED: ReadonlySet<ServiceId> = new Set(['digital-marketing', 'content-storytelling']);

const serviceId = (id: ServiceId): string => pageId('/services', id);
const planId = (id: string): string => pageId('/', `plan-${id}`);

/** Things that are offered together, each by its name; no price is shown, so none is stated. */
function catalogue(name: string, features: readonly string[]): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name,
    itemListElement: features.map((feature) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: feature },
    })),
  };
}

/** The services as the services page describes them, with what each holds and how to begin. */
export function servicesInFull(): readonly Service[] {
  return services.map((service) => ({
    '@type': 'Service',
    '@id': serviceId(service.id),
    name: service.title,
    provider: ref(agencyId),
    description: service.description,
    hasOfferCatalog: catalogue(servicesPage.labels.features, service.features),
    offers: [
      {
        '@type': 'Offer',
        '@id': `${serviceId(service.id)}-offer`,
        url: absolute(servicesPage.labels.getStarted.href),
        offeredBy: ref(agencyId),
      } satisfies Offer,
      ...(PLANNED.has(service.id) ? home.pricing.plans.map(({ id }) => ref(planId(id))) : []),
    ],
  }));
}

/** The plans as the home page shows them; what each holds stands in its text (110 bytes more here). */
export const planOffers = (): readonly Offer[] => home.pricing.plans.map(planOffer);

function planOffer({ id, name, blurb }: Plan): Offer {
  return {
    '@type': 'Offer',
    '@id': planId(id),
    name,
    description: blurb,
    offeredBy: ref(agencyId),
  };
}
