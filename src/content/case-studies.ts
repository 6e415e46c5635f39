import { z } from 'zod';
import { readContent } from '../site/read-content';
import { caseStudyId, countedUnit, quote, scale, schemas } from './schemas';

const { text, list, three, picture } = schemas;

/** One result of a case study. The figure belongs to that client only. */
const result = z.strictObject({
  metric: text,
  /** The value as shown: “+184%”. */
  value: text,
  desc: text,
  /** The scale drawn under the value. */
  scale: scale.exactOptional(),
  /** What the result counts, if it is one of the units that a visitor's number may have. */
  counts: countedUnit.exactOptional(),
});

/** A client’s story with exactly three results. */
const caseStudy = z.strictObject({
  id: caseStudyId,
  title: text,
  client: text,
  category: text,
  image: picture,
  /** How the case is composed on the work page; neighbours differ. */
  composition: z.enum(['tall', 'panorama', 'reading', 'quote', 'mirror']),
  challenge: text,
  solution: text,
  results: three(result),
  testimonial: quote,
  services: list(text),
});
export type CaseStudy = z.output<typeof caseStudy>;

/** The case studies of the work page. Every figure belongs to its client only. */
export const caseStudies = readContent(
  'case-studies',
  list(caseStudy).refine(
    (all) => all.every(({ composition }, index) => composition !== all[index - 1]?.composition),
    {
      error: 'has two cases of one composition beside each other; give one of them another',
    },
  ),
);
