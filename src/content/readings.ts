import { z } from 'zod';
import { readContent } from '../site/read-content';
import { reading } from './types';

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
 * The agency’s own figures, each written once. The notes say of how many each is counted, since
 * when, and how.
 */
export const readings = readContent('readings', z.record(z.enum(ids), reading));

/** One of them, named by its id. */
export const ownReading = z.enum(ids).transform((id) => readings[id]);

/** How a bounded scale is read out. */
export function scaleSaid(
  value: string,
  { from, to }: { readonly from: number; readonly to: number },
): string {
  return `${value} on a scale from ${from} to ${to}`;
}
