import type { Reading } from './types';

/**
 * The agency’s own figures, each written once. All eight are the specification’s claims;
 * the notes say what is counted and add no figure.
 */
export const readings = {
  success: {
    value: '98%',
    label: 'client success',
    scale: { kind: 'bounded', from: 0, to: 100, at: 98 },
    note: 'Programmes that reached the number agreed at the start.',
  },
  roi: {
    value: '+300%',
    label: 'average ROI',
    scale: { kind: 'lengths', count: 4 },
    note: 'Average return on what clients spend with us, counted from the first reading.',
  },
  years: {
    value: '8+',
    label: 'years',
    scale: { kind: 'ticks', count: 8 },
    note: 'Years of practice that the founders bring to your work.',
  },
  awards: {
    value: '12+',
    label: 'awards',
    scale: { kind: 'ticks', count: 12 },
    note: 'Awards to the people here, for client work and for the agency.',
  },
  brands: {
    value: '50+',
    label: 'brands',
    scale: { kind: 'ticks', count: 50 },
    note: 'Businesses we have taken a reading for and worked with since.',
  },
  revenue: {
    value: '£11M+',
    label: 'revenue for clients',
    scale: { kind: 'ticks', count: 11 },
    note: 'Client revenue traced to work we did, as their own books count it.',
  },
  satisfaction: {
    value: '95%',
    label: 'satisfaction',
    scale: { kind: 'bounded', from: 0, to: 100, at: 95 },
    note: 'Clients who say they are satisfied when we ask at the review.',
  },
  rating: {
    value: '4.9',
    label: 'rating',
    scale: { kind: 'bounded', from: 0, to: 5, at: 4.9 },
    note: 'Average of the ratings that clients have given us, out of 5.',
  },
} as const satisfies Record<string, Reading>;

/** How a bounded scale is read out, after the number on it. */
export function rangeSaid({ from, to }: { readonly from: number; readonly to: number }): string {
  return `on a scale from ${from} to ${to}`;
}
