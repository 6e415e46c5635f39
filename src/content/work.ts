import { z } from 'zod';
import { countAtStart, countInWords } from '../site/count-in-words';
import { readContent } from '../site/read-content';
import { agencyReading, readings } from './agency-readings';
import { caseStudies } from './case-studies';
import { caseFigures, stories } from './client-stories';
import { hero, link, mailLink, pageRecord, schemas, sectionHead } from './schemas';

const { text, texts, list, four, picture } = schemas;

/** How many cases there are, for `{count}` in the page's texts. */
const count = countInWords(caseStudies.length);

/** An award and who gave it. The organisations are invented. */
const award = z.strictObject({ name: text, year: z.int(), organization: text });

/** A picture of the marquee by its id, with a short caption. */
const photo = z.strictObject({ image: picture, caption: text });

/** The work page around its case studies. */
export const work = readContent(
  'work',
  z.strictObject({
    page: pageRecord,
    hero,
    /** Accessible name of the row of figures. */
    readingsLabel: text,
    readings: four(agencyReading),
    cases: z.strictObject(
      texts('heading', 'challengeLabel', 'solutionLabel', 'resultsLabel', 'servicesLabel'),
    ),
    hairNova: link.extend({ title: text, line: text }),
    awards: sectionHead.extend({ items: four(award) }),
    /** The pictures, each once; the marquee repeats them to loop. */
    marquee: sectionHead.extend({ items: list(photo) }),
    closing: sectionHead.extend({ beforeNumber: text, schedule: text, mail: mailLink }),
  }),
  {
    ...stories,
    readings,
    halcyon: caseFigures.halcyon,
    count,
    Count: countAtStart(caseStudies.length),
  },
);
