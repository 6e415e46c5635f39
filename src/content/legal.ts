import { companySaid } from '../site/company';
import { deskIsOurs } from '../site/own-desk';
import { keepDays } from '../site/retention';
import { site, studioPlace } from '../site/site';
import type { PageRecord } from './types';

/** Whether the map and every dashboard are pages of this site. */
const framesAreOurs = (): boolean =>
  [site.map, ...Object.values(site.dashboards)].every((address) => address.startsWith('/'));

/** A piece of running text. An `email` block is a sentence that ends in the agency’s address. */
export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'email'; readonly text: string };

/** A section with a heading; the id serves as an anchor. */
export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly blocks: readonly LegalBlock[];
}

/** A page that law or trust expects. */
export interface LegalPage {
  readonly page: PageRecord;
  readonly headline: string;
  readonly lead: string;
  /** When the text was last reviewed, as an ISO date. */
  readonly reviewed: string;
  /** Stands before that day. */
  readonly reviewedLabel: string;
  readonly sections: readonly LegalSection[];
}

/** What the site does with what visitors tell it. */
export const privacy: LegalPage = {
  page: {
    path: '/privacy',
    name: 'Privacy',
    footer: 'Small print',
    kicker: studioPlace,
    title: `Privacy: what this site sends, and where | ${site.name}`,
    description:
      'What the enquiry form sends and to whom, what stands in frames, what your browser remembers, and how to ask for your details to be removed.',
  },
  headline: 'Privacy',
  lead: `This site sets no cookies and runs no trackers. ${site.name} learns who you are only when you tell us.`,
  reviewed: '2025-10-07',
  reviewedLabel: 'Last reviewed on',
  get sections(): readonly LegalSection[] {
    const isDesk = deskIsOurs();
    const formHost = new URL(site.form).host;
    return [
      {
        id: 'company',
        heading: 'Who answers for it',
        blocks: [
          {
            kind: 'paragraph',
            text: `${companySaid()} We decide what is done with what you send, which makes us its controller; our registration with the Information Commissioner’s Office (ICO) is ${site.company.ico}.`,
          },
        ],
      },
      {
        id: 'form',
        heading: 'The enquiry form',
        blocks: [
          { kind: 'paragraph', text: 'The form sends what you type into these five fields:' },
          {
            kind: 'list',
            items: [
              'first name',
              'surname',
              'company name (optional)',
              'email',
              'contact number (optional)',
            ],
          },
          {
            kind: 'paragraph',
            text: isDesk
              ? `Your browser sends them straight to our desk, a small server of ours at ${formHost}, apart from this site. The desk mails us a copy. The companies that host the desk and run our mailbox are our processors; neither uses your details for itself, and no other company gets them.`
              : `Your browser sends them straight to ${formHost}, an external form-collection service. It stores them on our behalf, as our processor, and passes them to us by email. This site has no server of its own that stores them. The service sees your internet address, as every site you send something to does.`,
          },
          {
            kind: 'paragraph',
            text: 'We use your details to answer you and, if you become a client, to work with you. We rely on our legitimate interest in answering people who write to us, or on the steps you ask for before a contract. We do not sell your details, and we do not add you to a mailing list because you wrote.',
          },
        ],
      },
      {
        id: 'desk',
        heading: 'What we keep, and for how long',
        blocks: [
          {
            kind: 'paragraph',
            text: isDesk
              ? `The desk keeps what you typed and when it arrived; of a consultation it keeps the time, your name and your email address. It deletes an enquiry ${keepDays()} days after it arrived, as we delete the mailed copy unless you have become a client, and a consultation ${keepDays()} days after it took place. A consultation that you cancel is deleted at once, with your name and address.`
              : `We delete an enquiry ${keepDays()} days after it arrived, in our mailbox and at the form service, unless you have become a client. What you enter on the booking page, ${new URL(site.booking).host}, is kept by the company that runs it, under its own terms.`,
          },
          {
            kind: 'paragraph',
            text: isDesk
              ? 'The desk sets no cookies for visitors. To limit how often one network can send something, it holds your internet address in memory for at most a day and writes it nowhere.'
              : 'Our copy is an email in our mailbox, which another company runs for us. We pass it to nobody else.',
          },
          { kind: 'email', text: 'To have your details deleted earlier, write to' },
        ],
      },
      {
        id: 'frames',
        heading: framesAreOurs() ? 'Frames' : 'Frames from elsewhere',
        blocks: [
          {
            kind: 'paragraph',
            text: framesAreOurs()
              ? 'Two kinds of content are shown in a frame:'
              : 'Two kinds of content come from other companies and are shown in a frame:',
          },
          {
            kind: 'list',
            items: [
              'a map, on the contact page',
              'a rank-tracking dashboard, on the Hair Nova case study and on each client proposal',
            ],
          },
          {
            kind: 'paragraph',
            text: framesAreOurs()
              ? 'They are pages of this site. They set no cookies and send nothing to anybody else.'
              : 'A frame loads only when you scroll near it. From then on its provider sees your internet address and may set cookies of its own inside the frame, under its own terms. The rest of the page works without it.',
          },
        ],
      },
      {
        id: 'links',
        heading: 'Links that leave',
        blocks: [
          {
            kind: 'paragraph',
            text: `${isDesk ? 'The WhatsApp chat and our social page' : 'The booking page, the WhatsApp chat and our social page'} belong to other companies. Nothing is sent to them until you follow the link.`,
          },
        ],
      },
      {
        id: 'browser',
        heading: 'What your browser remembers',
        blocks: [
          {
            kind: 'paragraph',
            text: 'If you choose the day or the night theme, or stop what moves, your browser keeps that choice in its local storage. It stays on your device, and clearing the site’s data removes it. Figures that you type into a calculator in an article are kept there in the same way, until you press “Back to our figures”; they are not sent to us. Fonts and pictures come from this site, so no font service sees your visit.',
          },
          {
            kind: 'paragraph',
            text: 'The company that hosts these pages may keep a technical log of requests, as web hosts do, to keep the service running and safe.',
          },
        ],
      },
      {
        id: 'requests',
        heading: 'Ask us',
        blocks: [
          {
            kind: 'paragraph',
            text: 'You may ask what we hold about you, and have it corrected, handed over or deleted. You may also object to how we use it. If you are not content with our answer, you can complain to the ICO.',
          },
          { kind: 'email', text: 'For any of this, write to' },
        ],
      },
    ];
  },
};

/** How accessible the site means to be, how that is checked, and what is known to fall short. */
export const accessibility: LegalPage = {
  page: {
    path: '/accessibility',
    name: 'Accessibility',
    footer: 'Small print',
    kicker: studioPlace,
    title: `Accessibility: aims, tests and limits | ${site.name}`,
    description:
      'This site aims at WCAG 2.2 AA. What we test and how, where we know it falls short, and how to tell us when something does not work for you.',
  },
  headline: 'Accessibility',
  lead: 'Everyone should be able to read this site, move through it and write to us. This page says how we check that, and where we know it falls short.',
  reviewed: '2025-12-30',
  reviewedLabel: 'Last reviewed on',
  get sections(): readonly LegalSection[] {
    return [
      {
        id: 'aim',
        heading: 'What we aim at',
        blocks: [
          {
            kind: 'paragraph',
            text: 'We aim at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2 on every page, in the day and the night theme alike. This is our own assessment; nobody has certified it.',
          },
          {
            kind: 'paragraph',
            text: 'Every page can be read, and the form sent, without JavaScript. Moving parts have a visible control to pause them, and they stand still if your device asks for less motion.',
          },
        ],
      },
      {
        id: 'tests',
        heading: 'What is tested, and how',
        blocks: [
          {
            kind: 'list',
            items: [
              'Automated checks run on every page, in both themes.',
              'The keyboard alone reaches every link, button and field, in the order of the page; what has the focus is seen, uncovered, and its ring crosses no words.',
              'A simulator of a screen reader reads out the home page, the contact page and an article; each change of what it says is reviewed.',
              'At 200%, with letters alone twice as large, with wider spacing and in a window of 320 pixels nothing is cut off and no page scrolls sideways.',
              'Reduced motion: nothing moves by itself.',
              'Colour contrast is computed for every pair of text and ground; it grows if your device asks for more.',
              'Calculators say beside the field what they cannot take, and announce a result once you stop typing.',
            ],
          },
        ],
      },
      {
        id: 'limits',
        heading: 'Known limits',
        blocks: [
          {
            kind: 'paragraph',
            text: 'These checks are machines and our own hands. Nobody who depends on a screen reader has tested the site for us yet, and the simulator is not one: if yours says something else, we want to know.',
          },
          {
            kind: 'paragraph',
            text: 'The enquiry form leaves checking to your browser, which points out one field at a time, in its own words. Wide tables in articles scroll inside a box of their own, by keyboard too.',
          },
          {
            kind: 'paragraph',
            text: framesAreOurs()
              ? 'The map and the rank-tracking dashboards stand in frames. They are pages of our own, each can be opened by itself, and every chart has its figures in a table; its name gives the first and the last of each line. A chart is drawn to its width: on a narrow screen its lines are closer together.'
              : 'The map and the rank-tracking dashboards are frames made by other companies. We give each a title, but we cannot change what is inside. Our address also stands in text on the contact page. If you need the figures of a dashboard in another form, we will send them.',
          },
          {
            kind: 'paragraph',
            text: `${deskIsOurs() ? 'The WhatsApp chat belongs' : 'The booking page and the WhatsApp chat belong'} to others. You can reach us by form, phone or email instead.`,
          },
        ],
      },
      {
        id: 'report',
        heading: 'Tell us what does not work',
        blocks: [
          {
            kind: 'paragraph',
            text: 'Say which page you were on and what happened. If you can, name your browser and any assistive technology. We typically reply within 24 hours on business days.',
          },
          { kind: 'email', text: 'Write to' },
        ],
      },
    ];
  },
};
