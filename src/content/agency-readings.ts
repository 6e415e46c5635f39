import { z } from 'zod';
import { readContent } from '../site/read-content';
import { programmes } from './programmes';
import { reading } from './schemas';

const ids = [
  'success',
  'roi',
  'years',
  'awards',
  'brands',
  'revenue',
  'satisfaction',
  'rating',
] as const;

/**
 * The agency’s own figures, each written once. Notes say how each is counted, of how many, and
 * since when.
 */
export const readings = readContent('agency-readings', z.record(z.enum(ids), reading), {
  programmes: programmes.total,
});

/** One of the agency's figures, by its id. */
export const agencyReading = z.enum(ids).transform((id) => readings[id]);

/** The words in which a screen reader reads a bounded scale. */
export function scaleSaid(
  value: string,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return `${value} on a scale from ${from} to ${to}`;
}
