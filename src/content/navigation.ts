/** The words of the frame that every page shares; where its links lead stands with the agency’s facts. */
export const frame = {
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  breadcrumb: 'Breadcrumb',
  /** Shown on desktop once the page is scrolled; opens the booking page. */
  enquire: 'Enquire Now',
  /** In its place once an enquiry has gone out. */
  enquired: 'Enquiry sent',
  /** The floating call button; it leads to the booking page. */
  call: 'Book a Consultation',
  whatsapp: 'Chat on WhatsApp',
  reach: 'Reach us now',
  pauseRow: 'Stop this row',
  /** Added for screen readers to links that open a new tab. */
  newTab: 'opens in a new tab',
  /** The footer's reading of the page itself. */
  weight: {
    page: 'this page, styles and script and all, before fonts and pictures',
    script: 'script run so far',
    unit: 'kB',
  },
  theme: { label: 'Theme', system: 'System', day: 'Day', night: 'Night' },
} as const;
