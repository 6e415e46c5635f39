import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'booking-cost': {
    kind: 'bars',
    title: 'A booking by advert, and what it brings',
    caption: 'After VAT. Five bookings from a week at £105 leave room to carry on; two would not.',
    before: '£',
    bars: [
      { label: 'Kept from a service', value: 40 },
      { label: 'Advertising for each booking', value: 21, accent: true },
    ],
  },
  'thirty-seconds': {
    kind: 'mockup',
    title: 'Thirty seconds, from the question to the place',
    caption: 'The order in which a searcher stops doubting.',
    head: 'How much is a full bike service in London?',
    rows: [
      {
        said: ['0 seconds', 'How much is a full bike service in London?'],
        note: 'Said as well as written: captions are searched.',
      },
      {
        said: ['3 seconds', 'Ours is £95, and it takes a day.'],
        note: 'The answer in the first breath.',
      },
      {
        picture: '6 seconds: the old chain beside the new one',
        note: 'Hands at work are the proof.',
      },
      {
        said: ['18 seconds', 'If the wheel is bent it costs more, and we ring you first.'],
        note: 'The awkward case makes the price believable.',
      },
      {
        said: ['25 seconds', 'In the arches behind London Fields station, open from eight.'],
        note: 'A place that can be searched and found.',
      },
    ],
  },
};
