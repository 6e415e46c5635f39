import { berylStory, growth } from './client-stories';
import type { PictureId } from './pictures';
import type { Card, FaqSet, Figure, Hero, Link, PageRecord, SectionHead } from './types';

// “Jewelry” is the page’s name and its route; running copy is British, so “jewellery”.
const { commissions } = berylStory;

/** The jewelry marketing page. */
export const jewelry: {
  readonly page: PageRecord;
  /** A picture’s id. */
  readonly image: PictureId;
  readonly hero: Hero & { readonly link: Link };
  readonly services: SectionHead & { readonly items: readonly [Card, Card, Card] };
  readonly proof: SectionHead & { readonly paragraphs: readonly string[]; readonly figure: Figure };
  readonly benefits: SectionHead & { readonly items: readonly [Card, Card, Card, Card] };
  readonly faq: FaqSet;
  readonly closing: SectionHead & { readonly link: Link };
} = {
  page: {
    path: '/industries/jewelry',
    name: 'Jewelry',
    footer: 'Read',
    title: 'Jewelry marketing in London for makers and houses',
    description:
      'Marketing for London jewellers: search, photography and content that bring the right buyer to the bench, the shop or the site, and a count of who came.',
  },
  image: 'ring',
  hero: {
    headline: 'Jewelry, seen properly.',
    lead: 'Marketing for London jewellers, from one bench in Hatton Garden to a house with a door on Bond Street. We bring you buyers who already know what they are looking at.',
    link: { label: 'Write to us', href: '/contact' },
  },
  services: {
    label: 'Services',
    heading: 'Three things jewellers ask us for',
    items: [
      {
        title: 'Search and the map',
        text: 'Pages for what people type: the stone, the cut, the metal, the occasion and the street. A profile that shows today’s hours and how to book an appointment.',
      },
      {
        title: 'Photography and video',
        text: 'Stones in true colour, settings at the size of a hand, and the making, shot at your bench without stopping it.',
      },
      {
        title: 'Content and email',
        text: 'Guides to sizing, care and commissioning, and emails timed to proposals, anniversaries and birthdays that your clients have told you about.',
      },
    ],
  },
  proof: {
    label: 'Proof',
    heading: 'Beryl & Daughter, Hatton Garden',
    paragraphs: [
      'A workshop with a full order book, and a name that buyers abroad could not place. We put the second generation in the name, drew the mark from the cut of their best-known stone and rewrote every page the way the bench would say it.',
      `Commissions rose by ${growth(commissions).slice(1)}: ${commissions.since} in ${commissions.periods}, from ${commissions.before} in the twelve months before. Two of the ${commissions.since} came through its first stockists outside the UK. The price of gold rose in the same year, so the count is of pieces, not of pounds.`,
      'What failed: a stand at a trade fair in May 2024. It cost £6,400 with the travel, and no buyer who stopped at it has ordered.',
    ],
    figure: {
      kind: 'bars',
      title: 'Commissions in twelve months',
      caption: 'Before the new name, and after it.',
      bars: [
        { label: 'May 2023 to April 2024', value: commissions.before },
        { label: 'May 2024 to April 2025', value: commissions.since, accent: true },
      ],
    },
  },
  benefits: {
    label: 'Benefits',
    heading: 'What changes for you',
    items: [
      {
        title: 'Better first questions',
        text: 'People arrive with a budget, a stone and a date, because your pages asked them to think of all three.',
      },
      {
        title: 'Commissions you can plan',
        text: 'Enquiries spread over the year, so that February and December are not all of it.',
      },
      {
        title: 'Trust before the door',
        text: 'Hallmarks, certificates, repairs and returns explained where a nervous buyer looks for them.',
      },
      {
        title: 'A count you believe',
        text: 'Appointments and commissions traced to the page that began them, and set beside the first month’s.',
      },
    ],
  },
  faq: {
    heading: 'Jewellers ask',
    lead: 'Yours may be about one stone. Send it.',
    ask: { label: 'Write to us', href: '/contact' },
    items: [
      {
        id: 'independent-makers',
        question: 'Do you work with independent makers?',
        answer:
          'Yes. A maker with twelve pieces needs fewer pages than a house, and better ones. The Silver plan is often enough to begin with.',
      },
      {
        id: 'photography',
        question: 'Can you photograph our stock?',
        answer:
          'Yes, at your premises. Nothing leaves your safe without you, and we work one tray at a time. The Tailored plan includes a monthly full-day shoot.',
      },
      {
        id: 'claims',
        question: 'How do you describe stones and metals?',
        answer:
          'From your hallmarks and certificates, in the terms that they use. Natural, treated and laboratory-grown stones are named as such. You approve every description before it is published.',
      },
      {
        id: 'online',
        question: 'Will people buy fine jewellery online?',
        answer:
          'Some will. Others choose online and buy across a counter. We count both, so the site gets credit for the appointment as well as the order.',
      },
      {
        id: 'begin',
        question: 'When can we begin?',
        answer:
          'Within 1–2 weeks of signing. If you want to be ready for Christmas, write to us in the summer: search needs the months between.',
      },
    ],
  },
  closing: {
    heading: 'Show us one piece',
    lead: 'Send a photograph and what you would like it to bring. We will look up who is searching for it, and where.',
    link: { label: 'Write to us', href: '/contact' },
  },
};
