import type { Reading } from './types';

/**
 * The agency’s own figures, each written once. The notes say of how many each is counted, since
 * when, and how.
 */
export const readings = {
  success: {
    value: '98%',
    label: 'client success',
    scale: { kind: 'bounded', from: 0, to: 100, at: 98 },
    note: '59 of the 60 programmes that ended in 2023 to 2025 reached the number agreed first.',
  },
  roi: {
    value: '+300%',
    label: 'average ROI',
    scale: { kind: 'lengths', count: 4, marks: ['fees', 'profit'] },
    note: 'Mean of the 41 whose books we saw: gross profit traced to the work, less our fees, against the fees.',
  },
  years: {
    value: '8+',
    label: 'years',
    scale: { kind: 'ticks', count: 8 },
    note: 'How long each of our two founders has practised; the company dates from 2023.',
  },
  awards: {
    value: '12+',
    label: 'awards',
    scale: { kind: 'ticks', count: 12 },
    note: '13 by the end of 2025: seven to the agency since 2023, six to its founders before. Four are listed under Our Work.',
  },
  brands: {
    value: '50+',
    label: 'brands',
    scale: { kind: 'ticks', count: 50 },
    note: '53 businesses since 2023, each with a first reading and at least three months of work.',
  },
  revenue: {
    value: '£11M+',
    label: 'revenue for clients',
    scale: { kind: 'ticks', count: 11 },
    note: 'Sales traced to our work in the books of 37 clients, 2023 to 2025, added up.',
  },
  satisfaction: {
    value: '95%',
    label: 'satisfaction',
    scale: { kind: 'bounded', from: 0, to: 100, at: 95 },
    note: '38 of the 40 clients who answered in December 2025 said that they were satisfied; we asked 44.',
  },
  rating: {
    value: '4.9',
    label: 'rating',
    scale: { kind: 'bounded', from: 0, to: 5, at: 4.9 },
    note: 'Mean of the same 40 answers, out of 5. We asked, and no review site checked it.',
  },
} as const satisfies Record<string, Reading>;

/** How a bounded scale is read out. */
export function scaleSaid(
  value: string,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return `${value} on a scale from ${from} to ${to}`;
}
