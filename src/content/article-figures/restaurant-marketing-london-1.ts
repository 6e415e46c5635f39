import { caseFigures } from '../figures';
import type { ArticleFigures } from './types';

/** Of a chart of two series, the last value of each, as bars. */
const lovage = caseFigures['lovage-yard'];
const lastOf = (label: string) =>
  lovage.kind === 'steps'
    ? lovage.series.find((series) => series.label === label)?.values.at(-1)
    : undefined;

export const figures: ArticleFigures = {
  'lovage-quiet-nights': {
    kind: 'bars',
    title: 'Covers from Monday to Thursday at Lovage Yard, in June',
    caption: 'The same tables, the same month, a year apart.',
    bars: [
      { label: 'A year before', value: lastOf('A year before') },
      { label: 'This year', value: lastOf('This year'), accent: true },
    ],
  },
  'restaurant-profile': {
    kind: 'mockup',
    title: 'The profile, as the couple in the rain see it',
    caption: 'Each line answers what they would otherwise walk past you to find out.',
    head: 'Italian restaurant, 6 minutes from London Bridge',
    rows: [
      { picture: 'The street front after dark, people at the window', note: 'Taken this month.' },
      {
        pair: ['Kitchen tonight', 'until 10.30 pm'],
        note: 'The kitchen’s hours and not only the door’s.',
      },
      { pair: ['Two courses and a glass of wine', '£29 until 9.30'] },
      { button: 'Book a table', note: 'Leads to your own page first.' },
      { text: 'Menu of today, with prices and allergens', note: 'Text, and no PDF.' },
    ],
  },
};
