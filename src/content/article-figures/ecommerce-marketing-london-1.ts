import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'basket-left': {
    kind: 'bars',
    title: 'What is left of a £60 basket',
    caption: 'Half of it: the ceiling for an advert.',
    before: '£',
    bars: [
      { label: 'As the customer pays it', value: 60 },
      { label: 'Without VAT', value: 50 },
      { label: 'Goods', value: 15 },
      { label: 'Packing and postage', value: 3.9 },
      { label: 'Card fees', value: 1.1 },
      { label: 'Left', value: 30, accent: true },
    ],
  },
  'product-page': {
    kind: 'mockup',
    title: 'The first screen of a product page',
    caption: 'What it is, what it costs, when it comes and where to press.',
    head: 'The Alma, a card holder in vegetable-tanned leather',
    rows: [
      { picture: 'The card holder in a hand', note: 'Its size is known without reading.' },
      {
        pair: ['£48 with VAT', 'By Friday, £3.95, free over £50'],
        note: 'Nothing is added later.',
      },
      { button: 'Add to basket', note: 'On the screen at all times.' },
      {
        text: 'Too small for a passport; for that, see the travel wallet.',
        note: 'Sends the wrong buyer to the right page.',
      },
    ],
  },
};
