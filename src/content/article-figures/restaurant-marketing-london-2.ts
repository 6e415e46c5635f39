import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'ticketed-dinner': {
    kind: 'bars',
    title: 'Where the £1,950 of a ticketed dinner goes',
    caption: 'Thirty seats at £65; a little over a quarter is left for the rent.',
    before: '£',
    bars: [
      { label: 'Food and wine', value: 682.5 },
      { label: 'VAT', value: 325 },
      { label: 'Extra staff', value: 240 },
      { label: 'Fee or train fares', value: 150 },
      { label: 'Left', value: 552.5, accent: true },
    ],
  },
  'press-page': {
    kind: 'mockup',
    title: 'A page for the press',
    caption: 'Everything an editor needs at seven on a Thursday, and nobody to wait for.',
    head: 'For the press',
    rows: [
      {
        text: 'Thirty-four seats on Exmouth Market. Fish from one estuary, cooked over wood.',
        note: 'Two sentences. They will be printed as they are.',
      },
      { pair: ['Cooks', 'Names, and where they cooked before'] },
      {
        pair: ['Three dishes', '£9, £19, £24'],
        note: 'Prices, so that nobody has to ring for them.',
      },
      { picture: 'Four photographs, free to print', note: 'Large, credited, one of them upright.' },
      {
        pair: ['A person who answers', 'until nine tonight'],
        note: 'A phone number and a name.',
      },
    ],
  },
};
