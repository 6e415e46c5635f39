import { z } from 'zod';
import { readContent } from '../site/read-content';
import { pageRecord, schemas } from './schemas';

const { text, list } = schemas;

/** What became of an enquiry: the desk leads the form's hidden frame to one of these pages. */
const outcome = z.strictObject({
  id: z.enum(['stored', 'refused', 'lost']),
  page: pageRecord,
  heading: text,
  text,
  back: text,
});

export const enquiryOutcomes = readContent('enquiry-outcomes', list(outcome));
