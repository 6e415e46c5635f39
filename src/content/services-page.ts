import { site } from '../site/site';
import type { FaqSet, Hero, MailLink, PageRecord, SectionHead, ServiceLabels } from './types';

/** The services page around its four blocks. */
export const servicesPage: {
  readonly page: PageRecord;
  readonly hero: Hero;
  readonly labels: ServiceLabels;
  readonly faq: FaqSet;
  readonly closing: SectionHead & {
    readonly schedule: string;
    readonly proposal: MailLink;
  };
} = {
  page: {
    path: '/services',
    name: 'Services',
    header: true,
    footer: 'Agency',
    title: `Brand, content, SEO and UX services | ${site.name}`,
    description:
      'Brand strategy, digital marketing, content and UX from one London team. What each service includes, how it runs in four steps, and what it did for a client.',
  },
  hero: {
    headline: 'One team, four ways to move the number.',
    lead: 'Take one service or all four. Each begins with a reading of where you are and ends with a count of what changed.',
  },
  labels: {
    features: 'What you get',
    process: 'How it runs',
    caseStudy: 'Done for',
    challenge: 'Challenge',
    solution: 'Solution',
    results: 'Results',
    getStarted: { label: 'Get Started', href: '/contact' },
  },
  faq: {
    heading: 'Asked before signing',
    lead: 'Ask the rest before you sign as well.',
    ask: { label: 'Write to us', href: '/contact' },
    items: [
      {
        id: 'start',
        question: 'How soon can you start?',
        answer:
          'Within 1–2 weeks of signing. We use the days before to collect access and past reports, so the first week goes into the work itself.',
      },
      {
        id: 'branding-time',
        question: 'How long does a branding project take?',
        answer:
          'Usually 8–12 weeks, from the first interview to the handover. How quickly you can decide on a direction matters more than how many files you need.',
      },
      {
        id: 'response',
        question: 'How quickly will you reply?',
        answer:
          'Typically within 24 hours on business days, before you sign and after. You will have one named person to write to.',
      },
      {
        id: 'one-service',
        question: 'Can we take one service on its own?',
        answer:
          'Yes. Many clients begin with one. If we think another should come first, we will say so and show you why before you spend anything.',
      },
      {
        id: 'proof',
        question: 'How will we know that it works?',
        answer:
          'We agree one number with you before the work starts and report against it every month. Search clients also get a rank-tracking page, read every Monday, that they can open at any time.',
      },
    ],
  },
  closing: {
    heading: 'Not sure which one?',
    lead: 'Describe what is not working. We will name the service that fixes it, or say that none of ours does. Schedule Consultation opens our booking page, Request Proposal an email to us.',
    schedule: 'Schedule Consultation',
    proposal: { label: 'Request Proposal', subject: 'Service Inquiry' },
  },
};
