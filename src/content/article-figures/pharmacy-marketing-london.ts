import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
  'pharmacy-first-pay': {
    kind: 'bars',
    title: 'What the NHS pays for a month of Pharmacy First consultations, October 2025',
    caption: 'Twelve patients more, and the fixed sum that begins at thirty.',
    before: '£',
    bars: [
      { label: '18 consultations', value: 306 },
      { label: '20 consultations', value: 840 },
      { label: '30 consultations', value: 1510, accent: true },
    ],
  },
  'pharmacy-profile': {
    kind: 'mockup',
    title: 'The panel that the father is shown',
    caption: 'One walk by bus stop and window, answered on a phone.',
    head: 'Pharmacy, Green Lanes, open until 7.30 pm',
    rows: [
      { picture: 'The shop front after dark', note: 'What he will see from the pavement.' },
      {
        text: 'Earache, sore throat, water infection: seen today by our pharmacist.',
        note: 'Patients’ words. “Pharmacy First” is in the small print.',
      },
      { pair: ['Consultation room', 'private, with a door'] },
      {
        pair: ['Ear wax removal', '£55, 30 minutes'],
        note: 'A procedure may have its price. A prescription medicine or vaccine may not.',
      },
      { pair: ['Spoken here', 'English, Turkish, Greek'] },
      {
        pair: ['Christmas Eve', '9 am to 3 pm'],
        note: 'Put in by 1 December, on the NHS profile too.',
      },
    ],
  },
};
