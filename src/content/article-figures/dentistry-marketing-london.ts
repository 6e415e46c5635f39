import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'dental-charges': {
    kind: 'bars',
    title: 'NHS dental charges in England, October 2025',
    caption: 'Urgent care costs the same as band 1; print all three where patients will see them.',
    before: '£',
    bars: [
      { label: 'Band 1, and urgent care', value: 27.4, accent: true },
      { label: 'Band 2', value: 75.3 },
      { label: 'Band 3', value: 326.7 },
    ],
  },
  'fen-clinic': {
    kind: 'bars',
    title: 'Fen Clinic, with plain fees and a shorter form',
    caption: 'What came before stands at 100.',
    bars: [
      { label: 'Online bookings', value: 260, accent: true },
      { label: 'Calls about prices', value: 50 },
    ],
  },
  'emergency-page': {
    kind: 'mockup',
    title: 'The emergency page, as a thumb meets it',
    caption: 'Everything that the caller needs stands above the first scroll.',
    head: 'Emergency dentist in Balham',
    rows: [
      { button: 'Ring now', note: 'First, and as a button: he has one hand free.' },
      { pair: ['Open today', '8.00 to 18.00'] },
      {
        text: 'We keep two urgent appointments back each weekday.',
        note: 'An honest line about today does more than a welcome.',
      },
      {
        pair: ['Emergency examination, with an X-ray', '£65'],
        note: 'The price, before anybody has to ask for it.',
      },
      { pair: ['Balham station', '4 minutes, one flight of stairs'] },
      {
        text: 'Closed? Ring NHS 111. If swelling affects breathing, swallowing or the eye: 999 or A&E.',
        note: 'What to do when you cannot help. It is read at two in the morning.',
      },
    ],
  },
};
