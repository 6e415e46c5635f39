import { caseFigures } from '../figures';
import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  ardmere: caseFigures.ardmere,
  'hotel-profile': {
    kind: 'mockup',
    title: 'The profile of a hotel that is searched for by street',
    caption: 'Facts that a booking site cannot have, beside a link that costs no commission.',
    head: 'Hotel in Sussex Gardens, 4 minutes from Paddington',
    rows: [
      {
        picture: 'The right exit of the Elizabeth line',
        note: 'The first thing a guest gets wrong.',
      },
      {
        pair: ['Official site', '£140, late check-out until noon'],
        note: 'Google’s free booking link, with the reason to use it.',
      },
      { pair: ['Booking sites', '£140'] },
      { text: 'Family room: 21 square metres, the cot goes by the window.' },
      {
        text: 'For St Mary’s: early breakfast from six, late check-in.',
        note: 'A plain tone. Somebody is ill.',
      },
    ],
  },
};
