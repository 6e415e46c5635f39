import { z } from 'zod';
import { readContent } from '../site/read-content';
import { stories } from './client-stories';
import {
  card,
  frame,
  mailLink,
  pageRecord,
  paragraphs,
  reading,
  schemas,
  sectionHead,
} from './schemas';

const { text, list, three, four, picture } = schemas;
const { pipd, multiLines } = stories;

/** The baseline of both the targets and the outcomes. */
const baseline = 'October to December 2025 against the same months of 2024';

/** A proposal: one client, addressed by name. The labels are the plain names of its sections. */
const proposal = z.strictObject({
  id: z.enum(['pipd-de-poule', 'multi-lines-kitchens']),
  client: text,
  image: picture,
  page: pageRecord,
  hero: z.strictObject({ line: text, lead: text }),
  opportunity: paragraphs,
  growth: sectionHead.extend({ cards: four(card) }),
  tracking: frame,
  /** The three targets, as they were promised. */
  expect: sectionHead.extend({ readings: three(reading) }),
  /** The three targets, reached or missed, each on a scale that ends with the promised value. */
  outcome: sectionHead.extend({ readings: three(reading) }),
  why: sectionHead.extend({ cards: four(card) }),
  closing: sectionHead.extend({ mail: mailLink }),
});
export type Proposal = z.output<typeof proposal>;

/** The two proposals as they were sent, with the readings since. */
export const proposals = readContent('proposals', list(proposal), {
  baseline,
  // `none`: how many terms stood where the proposal promises when they were first read, which was
  // none. `notYet`: how many do not stand there at the last reading.
  pipd: {
    ...pipd,
    none: pipd.ranks.first.topTen || 'none',
    notYet: pipd.ranks.terms - pipd.ranks.last.topTen,
  },
  multiLines: {
    ...multiLines,
    none: multiLines.ranks.first.topThree ? `${multiLines.ranks.first.topThree} were` : 'none was',
    notYet: multiLines.ranks.terms - multiLines.ranks.last.topThree,
  },
});
