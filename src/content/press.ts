import { z } from 'zod';
import { phoneHref, phoneShown } from '../site/addresses';
import { readContent } from '../site/read-content';
import { site } from '../site/site';
import { colours } from '../theme/colours';
import { card, hero, link, pageRecord, paragraphs, schemas, sectionHead } from './schemas';

const { text, list } = schemas;

/** An item: a logo on its ground, a colour in two values, a typeface, a picture. */
const shown = card.extend({
  link: link.exactOptional(),
  ground: z.enum(['day', 'night']).exactOptional(),
  halves: list(text).exactOptional(),
  face: z.enum(['display', 'text', 'reading']).exactOptional(),
  sample: text.exactOptional(),
  picture: schemas.picture.exactOptional(),
});
const all = sectionHead.extend({ items: list(shown) });
export type Kit = z.output<typeof all>;

const fact = z.strictObject({ term: text, value: text, href: text.exactOptional() });

/** The press kit. Its files lie in `public/press`. */
export const press = readContent(
  'press',
  z.strictObject({
    page: pageRecord,
    hero,
    facts: z.strictObject({ heading: text, items: list(fact) }),
    about: paragraphs,
    marks: all,
    rules: sectionHead.extend({ items: list(card) }),
    colours: all,
    type: all,
    photographs: all,
    closing: sectionHead.extend({ link }),
  }),
  { ...colours, legalName: site.legalName, phone: phoneShown(site.phone), phoneHref: phoneHref() },
);
