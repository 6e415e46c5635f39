import { site } from './site';
import type { PageMeta } from './types';

/** What became of an enquiry: the desk leads the form's hidden frame to one of these pages. */
interface Outcome {
  readonly id: 'stored' | 'lost';
  readonly path: string;
  readonly meta: PageMeta;
  readonly heading: string;
  readonly text: string;
  /** The link back. */
  readonly back: string;
}

export const enquiryOutcomes: readonly Outcome[] = [
  {
    id: 'stored',
    path: '/enquiry/stored',
    meta: {
      title: `Your enquiry has arrived | ${site.name}`,
      description: `${site.name} has received your enquiry. We typically reply within 24 hours on business days, by email, from the person who will do the work.`,
    },
    heading: 'Your enquiry has arrived',
    text: 'We typically reply within 24 hours on business days.',
    back: 'Back to the contact page',
  },
  {
    id: 'lost',
    path: '/enquiry/lost',
    meta: {
      title: `Your enquiry was not taken down | ${site.name}`,
      description: `${site.name} could not take this enquiry down. Send it once more from the contact page, or write to us by email and we will answer from there.`,
    },
    heading: 'We could not take this down',
    text: `Please try again, or write to ${site.email}.`,
    back: 'Back to the contact page',
  },
];
