/* All that the desk reads of the site. The variables of `.env` are read first. */
import '../../src/node/env-file.ts';

export { type EnquiryField, enquiryForm, hours, overlay } from '../../src/content/contact.ts';
export { cleaned, fieldRules, LONGEST, matches } from '../../src/site/field-rules.ts';
export { keepDays } from '../../src/site/retention.ts';
export { site, siteName } from '../../src/site/site.ts';
export { colours } from '../../src/theme/colours.ts';
