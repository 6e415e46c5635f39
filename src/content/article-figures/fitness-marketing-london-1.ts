import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'eight-kept': {
    kind: 'bars',
    title: 'Eight members who stay until December',
    caption: 'What they pay, beside what it takes to keep them from January to March.',
    before: '£',
    bars: [
      { label: 'They pay, without VAT', value: 4740, accent: true },
      { label: 'Coach’s phone time', value: 600 },
      { label: 'Tea, cards and a foam roller', value: 200 },
    ],
  },
  whiteboard: {
    kind: 'mockup',
    title: 'The whiteboard in the office',
    caption: 'Three names a week, and a person beside each.',
    head: 'Came twice a week, ten days away',
    rows: [
      {
        pair: ['Amina, Tue and Thu', 'Jo rings'],
        note: 'By the days on which she came: that is the slot to offer.',
      },
      { pair: ['Pete, Mon and Sat', 'Jo rings'] },
      {
        pair: ['Ines, Wed and Sun', 'Sam rings'],
        note: 'The coach who knows her, and not the desk.',
      },
      {
        said: ['Jo', 'We missed you on Thursday. Shall I put you down for next week, same slot?'],
        note: 'The whole script. Contracts are not mentioned.',
      },
    ],
  },
};
