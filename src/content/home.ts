import { z } from 'zod';
import { readContent } from '../site/read-content';
import { site } from '../site/site';
import { agencyReading } from './agency-readings';
import { stories } from './client-stories';
import {
  card,
  caseStudyId,
  countedUnit,
  faqSet,
  hero,
  pageRecord,
  quote,
  schemas,
  sectionHead,
} from './schemas';

const { text, list, three } = schemas;

/** A client’s words with the one figure that stands beside them. It belongs to that client only. */
const testimonial = quote.extend({
  /** The figure as shown: “+212%”. */
  metric: text,
  /** What the figure counts, and its growth as a factor: 3.12. */
  counts: countedUnit,
  rate: z.number(),
  metricLabel: text,
});

/** A pricing plan, without a price. All but magazine features is counted by the month. */
const plan = z.strictObject({ id: text, name: text, blurb: text, features: list(text) });

/** The home page, section by section, in their order. */
const schema = z.strictObject({
  page: pageRecord,
  hero: hero.extend({
    /** Scrolls to the form. */
    enquire: text,
    /** Opens the booking page. */
    book: text,
    coordinates: text,
    /** Leads to the blog, which the top bar does not name. */
    read: text,
  }),
  partners: z.strictObject({ label: text }),
  testimonials: sectionHead.extend({
    items: three(testimonial),
    /** The words after what the visitor’s number would be at that rate. */
    fromYours: text,
  }),
  showcase: sectionHead.extend({
    entries: list(z.strictObject({ caseStudyId, line: text })),
  }),
  howItWorks: sectionHead.extend({ steps: three(card) }),
  /** Title and summary of a card come from the service; the link leads to its block. */
  services: sectionHead,
  whyChoose: sectionHead.extend({ readings: list(agencyReading) }),
  mission: z.strictObject({ heading: text, text }),
  pricing: sectionHead.extend({
    plans: three(plan),
    /** What the plans’ words mean. */
    terms: text,
  }),
  enquire: text,
  faq: faqSet,
  form: sectionHead,
});

export const home = readContent('home', schema, {
  ...stories,
  promise: site.promise,
  coordinates: site.position.shown,
});
