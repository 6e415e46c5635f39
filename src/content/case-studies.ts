import { z } from 'zod';
import { readContent } from '../site/read-content';
import { caseStudyId, form, quote } from './types';

const { text, list, three, picture } = form;

/** One result of a case study. The figure belongs to that client only. */
const result = z.strictObject({
  metric: text,
  /** As shown: “+184%”. */
  value: text,
  desc: text,
});
export type CaseResult = z.output<typeof result>;

/** A client’s story with exactly three results. */
const caseStudy = z.strictObject({
  id: caseStudyId,
  title: text,
  client: text,
  category: text,
  image: picture,
  challenge: text,
  solution: text,
  results: three(result),
  testimonial: quote,
  services: list(text),
  /** The case’s own page, where it has one. */
  href: text.exactOptional(),
});
export type CaseStudy = z.output<typeof caseStudy>;

/** The case studies of the work page. Every figure belongs to that client only. */
export const caseStudies = readContent('case-studies', list(caseStudy));
