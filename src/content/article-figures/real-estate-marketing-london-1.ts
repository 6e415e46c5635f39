import { caseFigures } from '../figures';
import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'kestrel-row': caseFigures['kestrel-row'],
  'street-page': {
    kind: 'mockup',
    title: 'A street page, from the top',
    caption: 'An invented street, with invented figures: no line could stand on another’s page.',
    head: 'Selling in Marvell Road, SE24',
    rows: [
      {
        pair: ['Ravi answers for this street', 'direct line'],
        note: 'One person. When the name changes, so does the page, that day.',
      },
      {
        text: 'The even side has the evening sun; the odd side has the longer gardens.',
        note: 'Swap the name and it is wrong. That is the test.',
      },
      {
        pair: ['Lofts allowed since 2020', '14, each with its record'],
        note: 'Linked to the borough’s planning register.',
      },
      { pair: ['To Herne Hill station', '9 minutes with a pushchair'] },
      {
        pair: ['Sold in five years', '38, dates and prices'],
        note: 'From HM Land Registry, and says so.',
      },
      { text: 'Updated October 2025, by Ravi.' },
    ],
  },
};
