import { site } from '../site/site';
import type { PageRecord } from './types';

/** What became of an enquiry: the desk leads the form's hidden frame to one of these pages. */
interface Outcome {
  readonly id: 'stored' | 'refused' | 'lost';
  readonly page: PageRecord;
  readonly heading: string;
  readonly text: string;
  /** The link back. */
  readonly back: string;
}

export const enquiryOutcomes: readonly Outcome[] = [
  {
    id: 'stored',
    page: {
      path: '/enquiry/stored',
      name: 'Your enquiry has arrived',
      visibility: 'unlisted',
      kind: 'frame',
      title: `Your enquiry has arrived | ${site.name}`,
      description: `${site.name} has received your enquiry. We typically reply within 24 hours on business days, by email, from the person who will do the work.`,
    },
    heading: 'Your enquiry has arrived',
    text: 'We typically reply within 24 hours on business days.',
    back: 'Back to the contact page',
  },
  {
    id: 'refused',
    page: {
      path: '/enquiry/refused',
      name: 'Please look at your enquiry again',
      visibility: 'unlisted',
      kind: 'frame',
      title: `Your enquiry was not sent yet | ${site.name}`,
      description: `${site.name} could not accept one of the fields of this enquiry. The contact page says which one; what you typed is still there, and nothing was sent yet.`,
    },
    heading: 'Please look at your enquiry again',
    text: 'Nothing was sent yet: the form says at which field.',
    back: 'Back to the contact page',
  },
  {
    id: 'lost',
    page: {
      path: '/enquiry/lost',
      name: 'We could not take this down',
      visibility: 'unlisted',
      kind: 'frame',
      title: `Your enquiry was not taken down | ${site.name}`,
      description: `${site.name} could not take this enquiry down. Send it once more from the contact page, or write to us by email and we will answer from there.`,
    },
    heading: 'We could not take this down',
    text: `Please try again, or write to ${site.email}.`,
    back: 'Back to the contact page',
  },
];
