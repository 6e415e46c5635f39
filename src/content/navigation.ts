import { site } from '../site/site';

/** The words of the frame that every page shares; where its links lead stands with the agency’s facts. */
export const frame = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  breadcrumb: 'Breadcrumb',
  /** Shown on desktop once the page is scrolled; opens the booking page. */
  enquire: 'Enquire Now',
  /** Its tooltip: elsewhere the same words lead to the form. */
  enquireHint: 'Opens our booking page',
  /** In its place once an enquiry has gone out. */
  enquired: 'Enquiry sent',
  /** The floating call button; it leads to the booking page. */
  call: 'Book a Consultation',
  whatsapp: 'Chat on WhatsApp',
  reach: 'Reach us now',
  pauseAll: 'Pause all movement',
  /** Added for screen readers to links that lead to no page of this site. */
  opens: {
    mail: 'opens a mail',
    call: 'starts\u00a0a\u00a0call',
    diary: 'opens the booking page in a new tab',
    site: 'another site',
    newTab: 'opens in a new tab',
  },
  /** The footer's reading of the page itself. */
  weight: {
    page: 'is what this page weighs, without fonts and pictures; one photograph weighs 200',
    script: 'of that is program, run on your device so far',
    unit: 'kB',
  },
  /** One day for the whole site, said once. */
  fiction: `${site.name}, its clients and their figures are invented, as of 31 December 2025. Others’ rules, prices and sources are real, as of 7 October 2025.`,
  theme: { label: 'Theme', system: 'System', day: 'Day', night: 'Night' },
} as const;
