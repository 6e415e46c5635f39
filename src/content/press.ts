import { z } from 'zod';
import { phoneHref, phoneShown } from '../site/contact-links';
import { readContent } from '../site/read-content';
import { site } from '../site/site';
import { colours } from '../theme/colours';
import { card, hero, link, pageRecord, paragraphs, schemas, sectionHead } from './schemas';

const { text, list } = schemas;

/** An item of the press kit: a logo, a colour, a typeface or a picture. */
const kitItem = card.extend({
  link: link.exactOptional(),
  /** The ground that a logo stands on. */
  ground: z.enum(['day', 'night']).exactOptional(),
  /** The two values of a colour, by day and by night. */
  halves: list(text).exactOptional(),
  /** The typeface, and the word that is set in it. */
  face: z.enum(['display', 'text', 'reading']).exactOptional(),
  sample: text.exactOptional(),
  picture: schemas.picture.exactOptional(),
});
const kit = sectionHead.extend({ items: list(kitItem) });
export type Kit = z.output<typeof kit>;

const fact = z.strictObject({ term: text, value: text, href: text.exactOptional() });

/** The press kit. Its files lie in `public/press`. */
export const press = readContent(
  'press',
  z.strictObject({
    page: pageRecord,
    hero,
    facts: z.strictObject({ heading: text, items: list(fact) }),
    about: paragraphs,
    marks: kit,
    rules: sectionHead.extend({ items: list(card) }),
    colours: kit,
    type: kit,
    photographs: kit,
    closing: sectionHead.extend({ link }),
  }),
  { ...colours, legalName: site.legalName, phone: phoneShown(site.phone), phoneHref: phoneHref() },
);
