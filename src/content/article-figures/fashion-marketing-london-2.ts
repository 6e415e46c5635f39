import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'coat-left': {
    kind: 'bars',
    title: 'What one coat leaves',
    caption:
      'Before service, delivery and rent. The store pays more for a coat whose risk you carry.',
    before: '£',
    bars: [
      { label: 'Sold from your own studio', value: 310, accent: true },
      { label: 'Sold by the store, on sale or return', value: 130 },
      { label: 'Sold to the store, firm', value: 85 },
      { label: 'Returned, and sold at the sample sale', value: -30 },
    ],
  },
  'loan-sheet': {
    kind: 'mockup',
    title: 'A loan sheet',
    caption: 'Six lines, filled in before the coat leaves the studio.',
    head: 'Loan 14, awards on the South Bank',
    rows: [
      { pair: ['Piece', 'Coat 07, ink, size 10'] },
      { pair: ['Insured value', '£480'], note: 'The price in the shop, agreed with the insurer.' },
      { pair: ['Fitting', 'Monday, with the stylist'], note: 'No time for a fitting, no loan.' },
      { pair: ['Courier', 'Tuesday, 4 pm'] },
      {
        pair: ['Home again', 'Thursday, 10 am'],
        note: 'A day and an hour, and somebody who rings at eleven.',
      },
      { pair: ['Signed', 'Stylist’s assistant'] },
    ],
  },
};
