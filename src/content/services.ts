import { z } from 'zod';
import { readContent } from '../site/read-content';
import { stories } from './client-stories';
import {
  countedUnit,
  faqSet,
  hero,
  link,
  mailLink,
  pageRecord,
  processStep,
  schemas,
  sectionHead,
  serviceId,
} from './schemas';

const { text, texts, list, four, picture } = schemas;

/** One service: its description, contents and course, and one client for whom it was done. */
const service = z.strictObject({
  id: serviceId,
  title: text,
  /** One sentence, for cards. */
  summary: text,
  /** Two or three sentences, for the block itself. */
  description: text,
  features: list(text),
  process: four(processStep),
  /** Its figures belong to that client only. */
  caseStudy: z.strictObject({
    client: text,
    image: picture,
    challenge: text,
    solution: text,
    results: list(text),
    /** What the first result counts, if it is one of the units that a visitor's number may have. */
    counts: countedUnit.exactOptional(),
  }),
});
export type Service = z.output<typeof service>;

/** Labels in each service's block. */
const labels = z.strictObject({
  ...texts('features', 'process', 'caseStudy', 'challenge', 'solution', 'results', 'number'),
  getStarted: link,
});

const schema = z.strictObject({
  page: pageRecord,
  hero,
  labels,
  faq: faqSet,
  closing: sectionHead.extend({ schedule: text, mail: mailLink }),
  services: four(service),
});

/** The services page around its four blocks. */
export const servicesPage = readContent('services', schema, stories);
/** The four services in the order of the page. */
export const { services } = servicesPage;
