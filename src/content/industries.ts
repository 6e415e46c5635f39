import type { Industry } from './types';

/** The twelve trades of the contact page’s grid. */
export const industries: readonly Industry[] = [
  {
    id: 'luxury',
    name: 'Luxury, jewellery & premium',
    line: 'No article of its own yet; nearest is fashion, part 2.',
    articles: 'fashion',
  },
  {
    id: 'startups',
    name: 'Startups',
    line: 'No article of its own yet; nearest is ecommerce, part 1.',
    articles: 'ecommerce',
  },
  {
    id: 'beauty',
    name: 'Beauty & salons',
    line: 'The next visit booked before this one ends.',
    articles: 'beauty',
  },
  {
    id: 'dentistry',
    name: 'Dentistry & clinics',
    line: 'Calm answers, easily booked.',
    articles: 'healthcare',
  },
  {
    id: 'pharmacy',
    name: 'Pharmacy',
    line: 'Advice within walking distance.',
    articles: 'healthcare',
  },
  { id: 'law', name: 'Law firms', line: 'Plain words on a hard day.', articles: 'legal' },
  {
    id: 'restaurants',
    name: 'Restaurants',
    line: 'The four quiet nights, filled.',
    articles: 'hospitality',
  },
  {
    id: 'estate-agents',
    name: 'Estate agents',
    line: 'The agent who knows the street.',
    articles: 'real-estate',
  },
  {
    id: 'ecommerce',
    name: 'Ecommerce',
    line: 'Product pages that do the selling.',
    articles: 'ecommerce',
  },
  {
    id: 'fashion',
    name: 'Fashion',
    line: 'The occasion first, then the garment.',
    articles: 'fashion',
  },
  {
    id: 'fitness',
    name: 'Fitness',
    line: 'Members who are still there in March.',
    articles: 'fitness',
  },
  {
    id: 'hospitality',
    name: 'Hospitality',
    line: 'More guests who book with you direct.',
    articles: 'hospitality',
  },
];
