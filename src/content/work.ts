import { z } from 'zod';
import { readContent } from '../site/read-content';
import { agencyReading, readings } from './agency-readings';
import { caseStudies } from './case-studies';
import { caseFigures, stories } from './client-stories';
import { form, hero, link, mailLink, pageRecord, sectionHead } from './types';

const { text, texts, list, four, picture } = form;

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** How many cases there are, in words below ten. */
const count = numbers[caseStudies.length] ?? `${caseStudies.length}`;
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** An award and who gave it. The organisations are invented. */
const award = z.strictObject({ name: text, year: z.int(), organization: text });

/** A picture of the carousel by its id, with a short caption. */
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
    /** Four of the awards that the agency claims. */
    awards: sectionHead.extend({ items: four(award) }),
    /** Eight pictures, each once; the carousel itself repeats them to loop. */
    carousel: sectionHead.extend({ items: list(photo) }),
    /** `at` stands before the visitor's own number. */
    closing: sectionHead.extend({ at: text, schedule: text, mail: mailLink }),
  }),
  { ...stories, readings, halcyon: caseFigures.halcyon, count, Count: capital(count) },
);
