import { z } from 'zod';
import { readContent } from '../site/read-content';
import { site } from '../site/site';
import { ownReading } from './readings';
import { card, form, hero, link, pageRecord, paragraphs, reading, sectionHead } from './types';

const { text, list, four } = form;

/** What was counted for a client beside its case, what failed, and the articles that tell it. */
const counted = z.strictObject({
  client: text,
  trade: text,
  /** Where a case has the result already, only what failed. */
  moved: text.exactOptional(),
  failed: text,
  /** Figures of both sentences that each article repeats. */
  articles: z.record(text, list(text)),
});
export type Counted = z.output<typeof counted>;

/** Who works here: name, and what they answer for. */
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
    readings: four(ownReading),
    values: sectionHead.extend({ items: four(card) }),
    counted: sectionHead.extend({ failed: text, more: text, items: list(counted) }),
    people: sectionHead
      .extend({
        /** Before what each answers for: years and trades, in the same order as the heights. */
        trades: list(text),
        /** After a height in metres. */
        unit: text,
        /** In the order in which the agency's facts name them. */
        heights: list(z.number()),
      })
      .transform(({ trades, heights, ...head }) => ({
        ...head,
        items: people.map((person, at) => ({
          ...person,
          trade: trades[at] ?? '',
          height: heights[at] ?? 0,
        })),
      })),
    /** The agency’s own years, 2023 to 2025; the 8+ that are claimed elsewhere are the founders’ practice. */
    timeline: sectionHead.extend({ items: list(card.extend({ year: z.int() })) }),
    closing: sectionHead.extend({ link }),
  }),
);
