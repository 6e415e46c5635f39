import type { Testimonial } from './types';

/** The three testimonials of the home page. Each figure belongs to that client only. */
export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    quote: 'They put a number on the wall on day one. Six months later we had walked away from it.',
    name: 'Amara Osei',
    role: 'Founder, Hair Nova',
    metric: '+212%',
    metricLabel: 'bookings from search in six months',
  },
  {
    quote: 'Our kitchens were always good. Now the people who want one can find us.',
    name: 'Daniel Reyes',
    role: 'Director, Multi-Lines Kitchens',
    metric: '4×',
    metricLabel: 'qualified enquiries, year on year',
  },
  {
    quote:
      'They stopped us shouting. One coat, one page that answers every question about it, and people began to ask for us by name.',
    name: 'Clémence Aubry',
    role: 'Founder, Pipd de Poule',
    metric: '+164%',
    metricLabel: 'organic visits, year on year',
  },
];
