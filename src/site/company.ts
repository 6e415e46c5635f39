import { postalAddress } from './addresses';
import { site } from './site';

/** What a limited company’s site has to say of it, in one sentence. */
export const companySaid = (): string =>
  `${site.legalName}, registered in ${site.company.registeredIn}, number ${site.company.number}. Registered office: ${postalAddress}.`;
