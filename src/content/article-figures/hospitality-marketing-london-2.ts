import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'two-rates': {
    kind: 'bars',
    title: 'A weak Monday at two rates',
    caption: 'After VAT, commission and the room’s own cost, five rooms fewer leave £130 more.',
    before: '£',
    bars: [
      { label: '30 rooms at £119: takings', value: 3570 },
      { label: '25 rooms at £145: takings', value: 3625 },
      { label: '30 rooms at £119: left', value: 2078 },
      { label: '25 rooms at £145: left', value: 2208.33, accent: true },
    ],
  },
  'before-landing': {
    kind: 'mockup',
    title: 'The email ten days ahead',
    caption: 'For the first of your three countries, read over by somebody who grew up there.',
    head: 'Your room off Russell Square, from Friday',
    rows: [
      {
        text: 'From Heathrow: Piccadilly line, 55 minutes, no changes. Then five minutes on foot.',
        note: 'Door to door, in minutes.',
      },
      {
        text: 'Many visitors now need an Electronic Travel Authorisation. Here is the official page.',
        note: 'A link to the government and to nobody else.',
      },
      { text: 'The lift takes two large cases. Rooms 21 and 22 connect.' },
      {
        text: 'Awake at three? Breakfast is from six; the night porter has tea before that.',
        note: 'The line that people remember and mention in the review.',
      },
    ],
  },
};
