import { z } from 'zod';
import { readContent } from '../site/read-content';
import { hairNovaBookings, stories } from './client-stories';
import {
  card,
  frame,
  hero,
  link,
  pageRecord,
  paragraphs,
  quote,
  reading,
  schemas,
  sectionHead,
} from './schemas';

const { text, three, four, picture } = schemas;

/** The Hair Nova case study. Every figure belongs to that client only. */
export const hairNova = readContent(
  'hair-nova',
  z.strictObject({
    page: pageRecord,
    back: link,
    client: text,
    image: picture,
    hero: hero.extend({ reading }),
    /** Accessible name of the row of figures. */
    readingsLabel: text,
    readings: three(reading),
    challenge: paragraphs.extend({ pull: text }),
    /** What was done, each with the month of the chart in which it began. */
    solution: sectionHead.extend({ cards: four(card.extend({ began: schemas.day })) }),
    dashboard: frame,
    quote,
    closing: sectionHead.extend({ beforeNumber: text, link }),
  }),
  {
    ...stories,
    bookingsFigure: hairNovaBookings,
    // As texts, since a text that is only `{word}` would become a number.
    pinned: `${stories.hairNova.bookings.before}`,
    topThree: `${stories.hairNova.ranks.last.topThree}`,
  },
);
