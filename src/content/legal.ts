import { z } from 'zod';
import { keepDays } from '../site/keep-days';
import { hasOwnDesk } from '../site/own-desk';
import { readContent } from '../site/read-content';
import { site } from '../site/site';
import { companySaid } from './contact-details';
import { pageRecord, schemas } from './schemas';

const { text, list, day } = schemas;

/** The conditions under which a text applies: whose desk and whose frames the site has. */
const conditions = {
  ourDesk: hasOwnDesk,
  otherDesk: () => !hasOwnDesk(),
  ourFrames: () =>
    [site.map, ...Object.values(site.dashboards)].every((address) => address.startsWith('/')),
  otherFrames: () => !conditions.ourFrames(),
};
const when = z.enum(['ourDesk', 'otherDesk', 'ourFrames', 'otherFrames']).exactOptional();
/** The entries without a condition, and those whose condition holds. */
const applying = <Entry extends { readonly when?: keyof typeof conditions }>(
  entries: readonly Entry[],
) => entries.filter(({ when }) => !when || conditions[when]());

/** A piece of running text. An `email` is a sentence that ends in the agency’s address. */
const block = z.union(
  [
    z.strictObject({ text, when }),
    z.strictObject({ list: list(text), when }),
    z.strictObject({ email: text, when }),
  ],
  { error: 'is no block; give it one of text, list or email, and where need be a when' },
);
export type LegalBlock = z.output<typeof block>;

/** A page that law or trust expects. */
const legalPage = z.strictObject({
  page: pageRecord,
  headline: text,
  lead: text,
  reviewed: day,
  reviewedLabel: text,
  /** Sections with a heading and an id, which serves as an anchor. */
  sections: list(
    z.strictObject({ id: text, heading: text, when, blocks: list(block).transform(applying) }),
  ).transform(applying),
});
export type LegalPage = z.output<typeof legalPage>;

/** Both legal pages, for the addresses in the environment. */
export const legalPages = () =>
  readContent('legal', z.strictObject({ privacy: legalPage, accessibility: legalPage }), {
    company: companySaid(),
    ico: site.company.ico,
    formHost: new URL(site.form).host,
    bookingHost: new URL(site.booking).host,
    keepDays: keepDays(),
  });

export const { privacy, accessibility } = legalPages();
