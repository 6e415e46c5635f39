import { z } from 'zod';
import { readContent } from '../site/read-content';
import { industryId } from './contact-page';
import { schemas } from './schemas';

/** A client of the logo strip. */
const client = z.strictObject({
  ...schemas.texts('id', 'name'),
  industry: industryId,
  /**
   * The height of the client's wordmark, as a share of the strip's height. Chosen for equal visual
   * weight: a heavy or wide mark is lower, a light one higher.
   */
  height: z.number(),
});
export type Client = z.output<typeof client>;

/** The clients of the logo strip, in the order they scroll. All are invented. */
export const clients = readContent('clients', schemas.list(client));
