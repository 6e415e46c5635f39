import { z } from 'zod';
import { readContent } from '../site/read-content';
import { caseStudyId, charts, figure } from './types';

/** All belong to that client only. */
const figures = readContent(
  'figures',
  z.strictObject({ cases: z.record(caseStudyId, figure), bookings: charts[0] }),
);

/** The main metric of each case, from the first reading to the last. */
export const caseFigures = figures.cases;
/** Hair Nova's bookings from search, the six months before the work and the six since. */
export const hairNovaBookings = figures.bookings;
