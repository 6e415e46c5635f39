import { z } from 'zod';
import { readContent } from '../site/read-content';
import { hours } from './contact';
import { card, form, frame, hero, pageRecord, processStep, sectionHead } from './types';

const { text, texts, list, four } = form;

/** The trades we work for. */
export const industryId = z.enum([
  'luxury',
  'startups',
  'beauty',
  'dentistry',
  'pharmacy',
  'law',
  'restaurants',
  'estate-agents',
  'ecommerce',
  'fashion',
  'fitness',
  'hospitality',
]);

/** One tile of the industries grid. */
const industry = z.strictObject({
  id: industryId,
  name: text,
  line: text,
  /** The category or trade of articles that it opens, as it stands in an address. */
  articles: text,
});

/** The contact page. Addresses and numbers stand with the agency’s facts, not here. */
export const contact = readContent(
  'contact-page',
  z.strictObject({
    page: pageRecord,
    hero,
    /** Over the form, before the visitor's own number and after it. */
    /** Over the form, for whoever comes from a service: the form has no field for it. */
    chosen: z.strictObject({ text, mail: text }),
    details: z.strictObject({
      ...texts('heading', 'email', 'phone', 'whatsapp', 'address', 'hours'),
      /** Stands after the hours by London’s clock. */
      london: text,
      /** What the hours in Pacific time are for. */
      pacific: text,
      /** Stands under numbers of which nobody has given one out. */
      invented: text,
      ...texts('company', 'vat', 'ico', 'response', 'responseNote'),
    }),
    map: frame,
    /** Over the picture: the script of the page chooses. */
    clock: z.strictObject({
      picture: form.picture,
      place: text,
      studio: z.strictObject(texts('open', 'later', 'monday')),
      here: z.strictObject(texts('zero', 'east', 'west')),
    }),
    whyChoose: sectionHead.extend({ cards: four(card) }),
    industries: sectionHead.extend({
      /** Where every tile leads. */
      href: text,
      items: list(industry),
    }),
    process: sectionHead.extend({ steps: four(processStep) }),
    consultation: sectionHead.extend({ book: text }),
  }),
  // The page fills the first in for each service, its script the second.
  { service: '{service}', degrees: '{degrees}', ...hours },
);
