import { z } from 'zod';
import { readContent } from '../site/read-content';
import { stories } from './client-stories';
import {
  card,
  faqSet,
  figure,
  form,
  hero,
  link,
  pageRecord,
  paragraphs,
  reading,
  sectionHead,
} from './types';

/** The page of a trade. */
const industryPage = z.strictObject({
  page: pageRecord,
  image: form.picture,
  hero: hero.extend({ link, reading }),
  services: sectionHead.extend({ items: form.list(card) }),
  proof: paragraphs.extend({ figure }),
  benefits: sectionHead.extend({ items: form.list(card) }),
  faq: faqSet,
  closing: sectionHead.extend({ link }),
});

// The route is “jewelry”, but texts are in British English: “jewellery”.
/** The jewelry marketing page. */
export const jewelry = readContent('jewelry', industryPage, stories);
