import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'second-site': {
    kind: 'bars',
    title: 'Members of a second site',
    caption: 'The floor holds twelve more than it takes to pay for it; 276 would be a pass.',
    bars: [
      { label: 'Needed to pay for it', value: 240 },
      { label: 'That the floor can serve', value: 252, accent: true },
      { label: 'Who already live or work near it', value: 40 },
    ],
  },
  'office-offer': {
    kind: 'mockup',
    title: 'The offer to an office, on one page',
    caption: 'An office manager can forward it without adding a word.',
    head: 'Six weeks of Tuesdays at noon',
    rows: [
      {
        pair: ['What happens', '45 minutes for backs and shoulders'],
        note: 'What bodies get. Culture is for their own posters.',
      },
      { pair: ['For how many', '14 places'] },
      { pair: ['Where', 'Our floor, eight minutes from your desk'] },
      { pair: ['Who coaches', 'Jo, insured for both places'] },
      {
        pair: ['Price', '£140 a session, paid by the term'],
        note: 'One figure for each session, and when it is due.',
      },
      { pair: ['Starts', 'Tuesday 13 January'] },
      {
        text: 'You learn how many came. Never who.',
        note: 'Said on the page, because everybody wonders.',
      },
    ],
  },
};
