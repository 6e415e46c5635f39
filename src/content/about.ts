import { z } from 'zod';
import { readContent } from '../site/read-content';
import { site } from '../site/site';
import { agencyReading } from './agency-readings';
import {
  card,
  hero,
  link,
  pageRecord,
  paragraphs,
  quote,
  reading,
  schemas,
  sectionHead,
} from './schemas';

const { text, list, four } = schemas;

/** What else was counted for a client, what failed, and the articles that tell of both. */
const countedRow = z.strictObject({
  client: text,
  trade: text,
  /** The result; left out where a case states it, so that only the failure is told. */
  result: text.exactOptional(),
  failed: text,
  /** By the slug of an article, the figures of `result` and `failed` that the article repeats. */
  articles: z.record(text, list(text)),
});
export type CountedRow = z.output<typeof countedRow>;

/** The people who work here, as titles with texts: name and role. */
const people = site.people.map(({ name, role }) => ({ title: name, text: role }));

/** The about page. */
export const about = readContent(
  'about',
  z.strictObject({
    page: pageRecord,
    hero: hero.extend({ reading }),
    story: paragraphs.extend({ pull: text }),
    /** Accessible name of the row of figures. */
    readingsLabel: text,
    readings: four(agencyReading),
    /** The words of a client who disagrees, and what is done since. */
    unsatisfied: quote.extend(link.shape).extend({ since: text }),
    values: sectionHead.extend({ items: four(card) }),
    counted: sectionHead.extend({ failed: text, more: text, items: list(countedRow) }),
    people: sectionHead
      .extend({
        /** What each has done and for how long, shown after the role, in the order of `heights`. */
        careers: list(text),
        unit: text,
        /** The people's heights in metres, in the order in which the agency's facts name them. */
        heights: list(z.number()),
      })
      .transform(({ careers, heights, ...head }) => ({
        ...head,
        items: people.map((person, index) => ({
          ...person,
          career: careers[index] ?? '',
          height: heights[index] ?? 0,
        })),
      })),
    /** The agency’s years; the 8+ years stated elsewhere are those of the founders’ practice. */
    timeline: sectionHead.extend({ items: list(card.extend({ year: z.int() })) }),
    closing: sectionHead.extend({ link }),
  }),
);
