import type { Link, PageMeta } from './types';

/** The not-found page; its three texts are the specification’s. */
export const notFound: {
  readonly meta: PageMeta;
  readonly heading: string;
  readonly text: string;
  readonly link: Link;
} = {
  meta: {
    title: 'Page not found: this address leads nowhere',
    description:
      'There is no page at this address. Return to the home page, or use the links at the top and foot of this one to find services, work and articles.',
  },
  heading: '404',
  text: 'Oops! Page not found',
  link: { label: 'Return to Home', href: '/' },
};
