import type { Industry } from './types';

/** The twelve trades of the contact page’s grid. */
export const industries: readonly Industry[] = [
  { id: 'luxury', name: 'Luxury & premium brands', line: 'Wanted before it is searched for.' },
  { id: 'startups', name: 'Startups', line: 'A first page, a first hundred customers.' },
  { id: 'beauty', name: 'Beauty & salons', line: 'The next visit booked before this one ends.' },
  { id: 'dentistry', name: 'Dentistry & clinics', line: 'Calm answers, easily booked.' },
  { id: 'pharmacy', name: 'Pharmacy', line: 'Advice within walking distance.' },
  { id: 'law', name: 'Law firms', line: 'Plain words on a hard day.' },
  { id: 'restaurants', name: 'Restaurants', line: 'The four quiet nights, filled.' },
  { id: 'estate-agents', name: 'Estate agents', line: 'The agent who knows the street.' },
  { id: 'ecommerce', name: 'Ecommerce', line: 'Product pages that do the selling.' },
  { id: 'fashion', name: 'Fashion', line: 'The occasion first, then the garment.' },
  { id: 'fitness', name: 'Fitness', line: 'Members who are still there in March.' },
  { id: 'hospitality', name: 'Hospitality', line: 'More guests who book with you direct.' },
];
