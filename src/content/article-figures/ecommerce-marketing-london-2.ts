import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'apron-left': {
    kind: 'bars',
    title: 'What one £30 apron leaves, by where it is sold',
    caption: 'Before what it costs to be found, which your own site has to pay as well.',
    before: '£',
    bars: [
      { label: 'Your own site', value: 11.15, accent: true },
      { label: 'TikTok Shop', value: 8.8 },
      { label: 'Etsy', value: 8.4 },
      { label: 'eBay', value: 8.3 },
      { label: 'Amazon', value: 7.41 },
      { label: 'TikTok Shop, with a creator', value: 4.3 },
    ],
  },
  'thank-you-page': {
    kind: 'mockup',
    title: 'One question on the thank-you page',
    caption: 'The cheapest attribution there is, asked while the buyer is pleased.',
    head: 'Thank you. Your order leaves on Thursday.',
    rows: [
      { title: 'Where did you first hear of us?' },
      {
        text: 'A friend · The stall in Brockley · A podcast · Google · Instagram · TikTok · ChatGPT or another assistant · A gift',
        note: 'Eight answers, in another order for each buyer: the first of a list is pressed too often.',
      },
      {
        text: 'Somewhere else, in your own words',
        note: 'The box that finds what no tracker sees.',
      },
      { button: 'Send', note: 'One press. It asks for nothing else.' },
    ],
  },
};
