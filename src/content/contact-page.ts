import { z } from 'zod';
import { readContent } from '../site/read-content';
import { hours } from './hours';
import { card, frame, hero, link, pageRecord, processStep, schemas, sectionHead } from './schemas';

const { text, texts, list, four } = schemas;

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
  /** The category or trade of articles that the tile opens, as in an address. */
  articles: text,
});

/** The contact page. Addresses and numbers stand with the agency’s facts, not here. */
export const contact = readContent(
  'contact-page',
  z.strictObject({
    page: pageRecord,
    hero,
    /**
     * The sentence over the form for whoever came by a service's button: it names the service, and
     * `mail`, its last words, is a link.
     */
    chosen: z.strictObject({ text, mail: text }),
    details: z.strictObject({
      ...texts('heading', 'email', 'phone', 'whatsapp', 'address', 'hours'),
      /** The words after the hours in London. */
      london: text,
      /** The words before the hours in Pacific time, which say whom these are for. */
      pacific: text,
      /** The note under the facts where their numbers are invented. */
      invented: text,
      ...texts('vat', 'ico', 'response', 'responseNote'),
    }),
    map: frame,
    /** Sentences over the picture, from which the page's script chooses. */
    clock: z.strictObject({
      picture: schemas.picture,
      place: text,
      studio: z.strictObject(texts('open', 'later', 'reopens')),
      here: z.strictObject(texts('same', 'ahead', 'behind')),
    }),
    whyChoose: sectionHead.extend({
      cards: four(card),
      /** Who signs the sheet, and as what. */
      signed: z.strictObject({ names: schemas.list(schemas.text), role: schemas.text }),
    }),
    industries: sectionHead.extend({
      /** The page that every tile leads to. */
      href: text,
      /** The link under the tiles, to the page of a trade that has no articles. */
      tradePage: link,
      items: list(industry),
    }),
    process: sectionHead.extend({ steps: four(processStep) }),
    consultation: sectionHead.extend({ book: text }),
  }),
  // `{service}` stays as it is: the page fills it in.
  { service: '{service}', ...hours },
);
