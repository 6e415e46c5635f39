import {
  mailHref,
  phoneHref,
  phoneShown,
  postalAddress,
  whatsappHref,
} from '../site/contact-links';
import { site } from '../site/site';
import { contact } from './contact-page';
import { hours } from './hours';

/** A way to reach the agency, or a fact about it; with an address it is a link. */
export interface ContactDetail {
  readonly term: string;
  readonly value: string;
  readonly href?: string;
}

const { details } = contact;

/** What the law wants a limited company’s site to state, in one sentence. */
export const companySaid = (): string =>
  `${site.legalName}, registered in ${site.company.registeredIn}, number ${site.company.number}. Registered office: ${postalAddress}.`;

const contactDetails = (): readonly ContactDetail[] => [
  { term: details.email, value: site.email, href: mailHref() },
  { term: details.phone, value: phoneShown(site.phone), href: phoneHref() },
  { term: details.whatsapp, value: phoneShown(site.whatsapp), href: whatsappHref() },
  { term: details.address, value: postalAddress },
  {
    term: details.hours,
    value: `${hours.days}, ${hours.opens}–${hours.closes} ${details.london}. ${details.pacific} ${hours.shown}.`,
  },
  { term: details.response, value: details.responseNote },
];

/** The variables of the numbers that are invented until an adopter sets them. */
const REGISTRATIONS = ['NOUGHTLINE_COMPANY_NUMBER', 'NOUGHTLINE_VAT', 'NOUGHTLINE_ICO'];

/**
 * The facts beside the contact page's form, and what the law wants to be stated, which says where
 * numbers are invented.
 */
export const contactFacts = () => {
  const { vat, ico } = site.company;
  const stated = `${companySaid()} ${details.vat} ${vat}, ${details.ico} ${ico}.`;
  const areOwn = REGISTRATIONS.every((name) => process.env[name]);
  return {
    items: contactDetails().filter(({ href }) => !href),
    stated: areOwn ? stated : `${stated} ${details.invented}`,
  };
};

/** The facts beside the contact page's title: ways to reach the agency without the form. */
export const waysToReachUs = () => ({
  heading: details.heading,
  items: contactDetails().filter(({ href }) => href),
});
