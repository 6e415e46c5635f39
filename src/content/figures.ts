import type { CaseStudyId, Figure } from './types';

/** The first days of so many months. */
function months(year: number, month: number, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - 1 + index)).toISOString().slice(0, 10),
  );
}

/** The main metric of each case, from the first reading to the last. All belong to that client only. */
export const caseFigures: Readonly<Record<CaseStudyId, Figure>> = {
  halcyon: {
    kind: 'line',
    title: 'Organic sessions a month',
    caption: 'From 4,210 a month before the work to 11,960 nine months later.',
    dateForm: 'month',
    dates: months(2024, 9, 10),
    series: [
      {
        label: 'Sessions',
        values: [4210, 4330, 4720, 5480, 6350, 7290, 8410, 9580, 10820, 11960],
        accent: true,
      },
    ],
  },
  'lovage-yard': {
    kind: 'steps',
    title: 'Covers from Monday to Thursday',
    caption: 'Each month stands above the same month a year before, and further above each time.',
    dateForm: 'month',
    dates: months(2025, 1, 6),
    series: [
      { label: 'This year', values: [560, 610, 650, 700, 740, 790], accent: true },
      { label: 'A year before', values: [410, 395, 430, 420, 405, 440] },
    ],
  },
  'osten-vale': {
    kind: 'bars',
    title: 'Consultations by half-year',
    caption: 'The second half of the year brought twice as many as the same half before it.',
    bars: [
      { label: 'First half, the year before', value: 118 },
      { label: 'Second half, the year before', value: 122 },
      { label: 'First half, with the twelve answers', value: 196 },
      { label: 'Second half, with the twelve answers', value: 248, accent: true },
    ],
  },
  'kestrel-row': {
    kind: 'stacked',
    title: 'Where their thirty streets rank',
    caption: 'None stood first when we began; twenty-three do a year later.',
    dateForm: 'month',
    dates: months(2024, 6, 12),
    bands: [
      { label: 'First', values: [0, 1, 2, 4, 6, 9, 12, 15, 18, 20, 22, 23] },
      { label: 'First page', values: [3, 5, 8, 10, 12, 12, 12, 11, 9, 8, 7, 6] },
      { label: 'Below', values: [27, 24, 20, 16, 12, 9, 6, 4, 3, 2, 1, 1] },
    ],
  },
  ardmere: {
    kind: 'slope',
    title: 'Where nights are booked',
    caption: 'Direct bookings went from under a third of all nights to well over half.',
    unit: '%',
    dateForm: 'month',
    dates: ['2024-05-01', '2025-05-01'],
    slopes: [
      { label: 'direct', first: 31, last: 58, accent: true },
      { label: 'through others', first: 69, last: 42 },
    ],
  },
};

/** Hair Nova's bookings from search, the six months before the work and the six since. */
export const hairNovaBookings = {
  kind: 'steps',
  title: 'Bookings from search, month by month',
  caption: 'One hundred in the six months before the work began, 312 in the six since.',
  dateForm: 'month',
  dates: months(2025, 1, 12),
  series: [
    {
      label: 'Bookings',
      values: [16, 18, 15, 17, 18, 16, 24, 36, 49, 58, 69, 76],
      accent: true,
    },
  ],
} as const satisfies Figure;
