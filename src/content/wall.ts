import { z } from 'zod';
import { readContent } from '../site/read-content';
import { stories } from './client-stories';
import { hero, pageRecord, schemas } from './schemas';

const { text, list } = schemas;

/** The page of the sheet to print, with a client's number or the visitor's own. */
export const wall = readContent(
  'wall',
  z.strictObject({
    page: pageRecord,
    hero,
    print: text,
    link: text,
    sheet: z.strictObject({
      ...schemas.texts('longitude', 'says'),
      /** The words under the rule on which a visitor writes their next number. */
      later: text,
      /** The words under the rules at the foot of the sheet, one for each line to write on. */
      rules: list(text),
    }),
  }),
  stories,
);
