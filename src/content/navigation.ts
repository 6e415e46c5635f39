import { z } from 'zod';
import { readContent } from '../site/read-content';
import { schemas } from './schemas';

const { texts } = schemas;

/** The words of every header and footer; the addresses are among the agency’s facts. */
export const navigation = readContent(
  'navigation',
  z.strictObject({
    ...texts('skip', 'mainNavigation', 'footerNavigation', 'breadcrumb', 'enquire', 'enquireHint'),
    ...texts('book', 'whatsapp', 'reach', 'pauseAll', 'fiction'),
    opens: z.strictObject(texts('mail', 'call', 'diary', 'site', 'newTab')),
    weight: z.strictObject(texts('page', 'unit')),
    theme: z.strictObject(texts('label', 'system', 'day', 'night')),
  }),
);
