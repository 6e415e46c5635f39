import { caseFigures } from '../figures';
import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'osten-vale': caseFigures['osten-vale'],
  'envelope-page': {
    kind: 'mockup',
    title: 'A page for one envelope',
    caption: 'The words of the document first, the firm last.',
    head: 'You have been given a settlement agreement',
    rows: [
      {
        text: 'It has a date on it. You usually have at least ten days.',
        note: 'Deadline first: it is why she is awake.',
      },
      {
        text: 'Today: keep the email, sign nothing, write down who said what.',
        note: 'Something to do, and something to leave alone.',
      },
      { text: 'Next: one meeting, one letter, usually two to three weeks.' },
      {
        pair: ['Price', '£600 including VAT, often paid by the employer'],
        note: 'A figure, with its reason, on the page where the fright is.',
      },
      { pair: ['Frances Marsh', 'until ten tonight'], note: 'A face, a name and an hour.' },
    ],
  },
};
