import type { Link, PageRecord, SectionHead } from './types';

/** The not-found page. */
export const notFound: {
  readonly page: PageRecord;
  readonly heading: string;
  readonly text: string;
  readonly link: Link;
  /** Below, for those who were looking for something. */
  readonly services: SectionHead;
  readonly blog: SectionHead & { readonly link: Link };
} = {
  page: {
    path: '/404',
    name: '404',
    visibility: 'unlisted',
    kind: 'not-found',
    title: 'Page not found: this address leads nowhere',
    description:
      'There is no page at this address. Return to the home page, or use the links at the top and foot of this one to find services, work and articles.',
  },
  heading: '404',
  text: 'Oops! Page not found',
  link: { label: 'Return to Home', href: '/' },
  services: { heading: 'Perhaps it was one of these' },
  blog: {
    heading: 'Or something to read',
    link: { label: 'All articles', href: '/blog' },
  },
};
