import { hairNovaStory, percent, sample } from '../client-stories';
import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'hair-nova-rebooked': {
    kind: 'bars',
    title: 'First visits that were rebooked at Hair Nova',
    caption: `${sample(hairNovaStory.rebookedBefore)}; then ${sample(hairNovaStory.rebooked)}.`,
    unit: '%',
    bars: [
      { label: 'Before the work', value: percent(hairNovaStory.rebookedBefore) },
      {
        label: 'With a date offered at the mirror',
        value: percent(hairNovaStory.rebooked),
        accent: true,
      },
    ],
  },
  'rebooking-messages': {
    kind: 'mockup',
    title: 'The messages round one visit',
    caption: 'Three texts and a reply of one letter are all the writing that rebooking takes.',
    head: 'Messages with the salon on Lordship Lane',
    rows: [
      {
        said: [
          'Kemi, Sunday noon',
          'Hi Leila, I am keeping Tue 18 Nov at 6 pm for your colour. Reply Y to have it, N to let it go.',
        ],
        note: 'A name, a day and an hour. There is nothing to look up before answering.',
      },
      { said: ['Leila', 'Y'] },
      {
        said: [
          'A week before',
          'Tue 18 Nov at 6 pm with Kemi, Lordship Lane, £60. To move it, reply M.',
        ],
        note: 'Street, price and how to move it, so that nobody has to ring.',
      },
      {
        said: [
          'Two days after',
          'How is the tone? Cold rinse and the purple shampoo once this week, no more.',
        ],
        note: 'It sells nothing, and is the one that people show their friends.',
      },
    ],
  },
};
