import { z } from 'zod';
import { readContent } from '../site/read-content';
import { stories } from './client-stories';
import {
  counted,
  faqSet,
  form,
  hero,
  link,
  mailLink,
  pageRecord,
  processStep,
  sectionHead,
  serviceId,
} from './types';

const { text, texts, list, four, picture } = form;

/** One service block: what it is, what it holds, how it runs, and one client it was done for. */
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
    /** What the first of them counts, where a visitor may count the same. */
    counts: counted.exactOptional(),
  }),
});
export type Service = z.output<typeof service>;

/** The words around each service's own. */
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
