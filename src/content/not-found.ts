import { z } from 'zod';
import { readContent } from '../site/read-content';
import { link, pageRecord, schemas, sectionHead } from './schemas';

/** The not-found page. */
export const notFound = readContent(
  'not-found',
  z.strictObject({
    page: pageRecord,
    heading: schemas.text,
    text: schemas.text,
    link,
    /** A section below, for visitors who were looking for something. */
    services: sectionHead,
    blog: sectionHead.extend({ link }),
  }),
);
