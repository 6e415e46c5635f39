import { growth, hairNovaStory, multiLinesStory, pipdStory, rateOf, times } from './client-stories';
import type { Testimonial } from './types';

/** The three testimonials of the home page. Each figure belongs to that client only. */
export const testimonials: readonly [Testimonial, Testimonial, Testimonial] = [
  {
    quote: 'They put a number on the wall on day one. Six months later it was three times as high.',
    name: 'Amara Osei',
    role: 'Founder, Hair Nova',
    metric: growth(hairNovaStory.bookings),
    rate: rateOf(hairNovaStory.bookings),
    metricLabel: `bookings from search, ${hairNovaStory.bookings.periods}`,
  },
  {
    quote: 'Our kitchens were always good. Now the people who want one can find us.',
    name: 'Daniel Reyes',
    role: 'Director, Multi-Lines Kitchens',
    metric: times(multiLinesStory.enquiries),
    rate: rateOf(multiLinesStory.enquiries),
    metricLabel: `qualified enquiries, ${multiLinesStory.enquiries.periods}`,
  },
  {
    quote:
      'They stopped us shouting. One coat, one page that answers every question about it, and people began to ask for us by name.',
    name: 'Clémence Aubry',
    role: 'Founder, Pipd de Poule',
    metric: growth(pipdStory.visits),
    rate: rateOf(pipdStory.visits),
    metricLabel: `organic visits, ${pipdStory.visits.periods}`,
  },
];
