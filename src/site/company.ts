import { contact } from '../content/contact-page';
import { postalAddress } from './addresses';
import { site } from './site';

/** A number of the company; an invented one says that it is. */
export const companyNumber = (which: 'COMPANY_NUMBER' | 'VAT' | 'ICO', value: string): string =>
  process.env[`NOUGHTLINE_${which}`] ? value : `${value} (${contact.details.invented})`;

/** What a limited company’s site has to say of it, in one sentence. */
export const companySaid = (): string =>
  `${site.legalName}, registered in ${site.company.registeredIn}, number ${companyNumber('COMPANY_NUMBER', site.company.number)}. Registered office: ${postalAddress}.`;
