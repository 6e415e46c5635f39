import { z } from 'zod';
import { readContent } from '../site/read-content';
import { schemas } from './schemas';

const { texts } = schemas;

/** The words around an article. */
export const articlePage = readContent(
  'article-page',
  z.strictObject({
    ...texts('byline', 'published', 'readingTime', 'contents', 'toContents'),
    standfirst: z.strictObject(texts('for', 'week', 'worth')),
    related: z.strictObject(texts('heading')),
    share: z.strictObject(texts('group', 'copy', 'share', 'copied', 'failed')),
    worked: z.strictObject(texts('copy', 'copied', 'failed', 'text', 'table')),
    changing: z.strictObject(texts('heading', 'lead')),
    checked: z.strictObject(texts('heading', 'source', 'back', 'note')),
    tables: z.strictObject(texts('figure', 'worked')),
  }),
);
