import { berylStory, fall, growth, multiLinesStory, pipdStory, times } from './client-stories';
import type { Service } from './types';

/** The four services in the order of the page. Figures in a case study belong to that client only. */
export const services: readonly [Service, Service, Service, Service] = [
  {
    id: 'brand-strategy',
    title: 'Brand Strategy',
    summary: 'Positioning, identity and voice that hold up at every size.',
    description:
      'We find out what you are known for and what you could own. Then we give it a name, a look and a way of speaking that your team can use without us in the room.',
    features: [
      'Interviews with your customers as well as your board',
      'Positioning on one page',
      'Name, identity and type',
      'Tone of voice, with worked examples',
      'Guidelines your team will open twice',
      'A launch plan for every channel you use',
    ],
    process: [
      {
        step: 'Listen',
        desc: 'We talk to your customers, your staff and two or three people who chose somebody else.',
      },
      {
        step: 'Decide',
        desc: 'One position, on one page, including what you will stop claiming.',
      },
      {
        step: 'Draw',
        desc: 'Identity and voice, tested on the smallest label and the largest sign you own.',
      },
      {
        step: 'Hand over',
        desc: 'Files, guidelines and a working session with everyone who will use them.',
      },
    ],
    caseStudy: {
      client: 'Beryl & Daughter',
      image: 'ring',
      challenge:
        'A Hatton Garden workshop with a full order book and a name that buyers abroad could not place.',
      solution:
        'We put the second generation in the name, drew the mark from the cut of their best-known stone and rewrote every page the way the bench would say it.',
      results: [
        `Commissions up by ${growth(berylStory.commissions).slice(1)}: ${berylStory.commissions.since} in ${berylStory.commissions.periods}, from ${berylStory.commissions.before}`,
        'First two stockists outside the UK',
        'New identity in use ten weeks after the first interview',
      ],
    },
  },
  {
    id: 'digital-marketing',
    title: 'Digital Marketing',
    summary: 'SEO, paid and social run as one programme, on one report.',
    description:
      'Search, adverts and social are after the same customer, so we plan them together. You get one team, one budget and one page a month that says what each pound did.',
    features: [
      'Technical and local SEO',
      'Paid search and paid social',
      'Social posts planned, written and published',
      'Email campaigns',
      'Weekly rank tracking you can open any day',
      'A monthly review against the first reading',
    ],
    process: [
      {
        step: 'Audit',
        desc: 'Search, site, social and adverts, as they stand, with the gaps ranked by what they cost you.',
      },
      {
        step: 'Choose',
        desc: 'The terms, places and people worth paying to reach, and the ones to leave alone.',
      },
      {
        step: 'Run',
        desc: 'Pages, posts, adverts and emails on one calendar, so that each helps the next.',
      },
      {
        step: 'Review',
        desc: 'One page a month: what moved, what did not and where the next pound goes.',
      },
    ],
    caseStudy: {
      client: 'Multi-Lines Kitchens',
      image: 'kitchen',
      challenge:
        'Fitted kitchens made by hand, in a showroom known only to people who had already been told about it.',
      solution:
        'We built a page for each town they fit in, photographed finished rooms with their owners’ consent, and moved the advert budget to the searches that ask for a visit.',
      results: [
        `${times(multiLinesStory.enquiries)} qualified enquiries: ${multiLinesStory.enquiries.since} from ${multiLinesStory.enquiries.before}, ${multiLinesStory.enquiries.periods}`,
        'In the top three of search results in all five towns they serve',
        `Advertising for each enquiry down by ${fall(multiLinesStory.cost)}, over the same months`,
      ],
    },
  },
  {
    id: 'content-storytelling',
    title: 'Content & Storytelling',
    summary: 'Shoots, articles and short video people finish.',
    description:
      'We plan content from the questions your customers already ask. Then we write it, shoot it and put each piece where the question comes up.',
    features: [
      'An editorial calendar built on real questions',
      'Articles and landing pages',
      'Product, portrait and place photography',
      'Short video for social',
      'Email that is read on the day it arrives',
      'Magazine features',
    ],
    process: [
      {
        step: 'Collect',
        desc: 'Every question your team hears, from the counter, the inbox and the search box.',
      },
      { step: 'Plan', desc: 'One calendar, sorted by what the answer is worth to you.' },
      {
        step: 'Make',
        desc: 'Writing and shoots in batches, so one day in front of the camera feeds weeks.',
      },
      {
        step: 'Place',
        desc: 'Each piece published where it will be looked for, then checked and improved.',
      },
    ],
    caseStudy: {
      client: 'Pipd de Poule',
      image: 'houndstooth',
      challenge:
        'A coat label whose feed was busy and whose product pages answered none of the questions buyers asked.',
      solution:
        'We shot one coat on twelve people, wrote down how it fits each of them, and made that page the centre of the season.',
      results: [
        `${growth(pipdStory.visits)} organic visits, ${pipdStory.visits.periods}`,
        `Returns for fit down by ${fall(pipdStory.returns)}, from ${pipdStory.returns.before} in 100 orders to ${pipdStory.returns.since}`,
        'The fit page was the most read of the site in those months',
      ],
    },
  },
  {
    id: 'ux-digital',
    title: 'UX & Digital',
    summary: 'Sites that load at once and ask for one thing.',
    description:
      'We watch people use your site, take out what stops them and build what is left to be fast and easy to read on any phone. Every page has one job, and we count whether it does it.',
    features: [
      'Usability sessions with your own customers',
      'Page structure and copy',
      'Design and build',
      'Accessibility to WCAG 2.2 AA as the aim',
      'Speed work on pages you already have',
      'Booking and enquiry forms people complete',
    ],
    process: [
      { step: 'Watch', desc: 'Real customers, real tasks. We note every place where they stop.' },
      { step: 'Cut', desc: 'Pages, fields and steps that help nobody go first.' },
      {
        step: 'Build',
        desc: 'A clickable draft early, then the site itself, checked on old phones and slow lines.',
      },
      { step: 'Count', desc: 'The same tasks, timed again after launch, beside the first result.' },
    ],
    caseStudy: {
      client: 'Fen Clinic',
      image: 'clinic',
      challenge:
        'A dental clinic whose booking form had nine screens. Most people gave up and rang, often to ask the price.',
      solution:
        'We published fees in plain words, cut the form to three screens and put the emergency number where a thumb rests.',
      results: [
        '2.6× online bookings: 338 from 130 in the first quarter of 2025, against a year before',
        'Calls about prices down by half over the same months',
        'Booking takes three screens, from nine',
      ],
    },
  },
];
