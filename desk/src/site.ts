/*
 * Everything that the desk takes from the site: the agency's facts, the form with its rules and
 * words, the colours, and the days that entries are kept. Variables of `.env` are read first.
 */
import '../../src/build-helpers/settings.ts';
import { site } from '../../src/site/site.ts';

export { enquiryForm } from '../../src/content/enquiry-words.ts';
export { hours } from '../../src/content/hours.ts';
export { overlay } from '../../src/content/overlay-words.ts';
export {
  allRules,
  cleaned,
  type EnquiryField,
  MAX_LENGTH,
  matches,
} from '../../src/site/field-rules.ts';
export { keepDays } from '../../src/site/keep-days.ts';
export { siteName } from '../../src/site/site.ts';
export { colours } from '../../src/theme/colours.ts';
export { site };

const { street, locality, region, postcode } = site.address;

/** Where consultations take place by default. */
export const usualPlace = `By phone or video, or at ${street}, ${locality}, ${region} ${postcode}`;
