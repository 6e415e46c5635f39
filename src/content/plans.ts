import type { Plan } from './types';

/** The three plans. Everything but magazine features is counted by the month. No prices. */
export const plans: readonly [Plan, Plan, Plan] = [
  {
    id: 'silver',
    name: 'Silver',
    blurb: 'A steady presence.',
    features: [
      '12+ posts a month',
      '5 keywords a month',
      '1 email campaign a month',
      'Done by our Digital Marketing service',
    ],
  },
  {
    id: 'gold',
    name: 'Gold',
    blurb: 'For brands ready to be noticed.',
    features: [
      '12+ posts a month',
      '10 keywords a month',
      '2 email campaigns a month',
      'Magazine feature every 6 months',
      'Done by Digital Marketing and Content & Storytelling',
    ],
  },
  {
    id: 'tailored',
    name: 'Tailored',
    blurb: 'Everything, shot and written for you.',
    features: [
      '12+ premium posts a month',
      '20 keywords a month',
      '4 email campaigns a month',
      'Monthly full-day shoot',
      'Magazine feature every 6 months',
      'Done by Digital Marketing and Content & Storytelling',
    ],
  },
];
