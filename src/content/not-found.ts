import { z } from 'zod';
import { readContent } from '../site/read-content';
import { form, link, pageRecord, sectionHead } from './types';

/** The not-found page. */
export const notFound = readContent(
  'not-found',
  z.strictObject({
    page: pageRecord,
    heading: form.text,
    text: form.text,
    link,
    /** A section below, for visitors who were looking for something. */
    services: sectionHead,
    blog: sectionHead.extend({ link }),
  }),
);
