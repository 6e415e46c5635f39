import { z } from 'zod';
import { readContent } from '../site/read-content';
import { stories } from './client-stories';
import {
  card,
  faqSet,
  figure,
  hero,
  link,
  pageRecord,
  paragraphs,
  reading,
  schemas,
  sectionHead,
} from './schemas';

/** The page of a trade. */
const industryPage = z.strictObject({
  page: pageRecord,
  image: schemas.picture,
  hero: hero.extend({ link, reading }),
  services: sectionHead.extend({ items: schemas.list(card) }),
  proof: paragraphs.extend({ image: schemas.picture, figure }),
  benefits: sectionHead.extend({ items: schemas.list(card) }),
  faq: faqSet,
  closing: sectionHead.extend({ link }),
});

/** The page for jewellers. Its address has the American “jewelry”, its texts “jewellery”. */
export const jewelry = readContent('jewelry', industryPage, stories);
