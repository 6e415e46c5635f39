import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'fee-by-hour': {
    kind: 'bars',
    title: 'What an hour earned, once the bill was paid',
    caption: 'The smaller fee is the better file, before and after what was written off.',
    before: '£',
    bars: [
      { label: 'Contested boundary: £2,400, 16 hours, 85% paid', value: 127.5 },
      { label: 'Restaurant lease: £1,600, 8 hours, 95% paid', value: 190, accent: true },
    ],
  },
  'matter-page': {
    kind: 'mockup',
    title: 'Where the client can look',
    caption: 'Technology that is felt: the stage, the next step and the date.',
    head: 'Your lease of the second restaurant',
    rows: [
      {
        pair: ['Stage 1, the list', 'done, fixed fee £600'],
        note: 'The fee beside the stage that it pays for.',
      },
      { pair: ['Stage 2, the negotiation', 'with the landlord since Monday'] },
      {
        pair: ['Next', 'We ring you on Thursday at four'],
        note: 'A date, even if the news is that there is none.',
      },
      { button: 'Sign stage 2 on your phone' },
      {
        text: 'A tool has drafted part of this. Selin has checked all of it.',
        note: 'Two sentences about who answers for the machine.',
      },
    ],
  },
};
