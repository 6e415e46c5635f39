import type { CaseStudy } from './types';

/** The case studies of the work page. Every figure belongs to that client only. */
export const caseStudies: readonly CaseStudy[] = [
  {
    id: 'halcyon',
    title: 'A scent with a postcode',
    client: 'Halcyon',
    category: 'Perfume house',
    image: 'perfume',
    challenge:
      'Halcyon sold through two department stores and nowhere else. Buyers knew the bottle, but searched for the shop.',
    solution:
      'We built the search presence, the shoot and the story that let it sell on its own street: a page for each scent that says where it is worn, and a counter in Marylebone that the map could find.',
    results: [
      {
        metric: 'Organic sessions',
        value: '+184%',
        desc: 'in nine months, September 2024 to June 2025',
      },
      {
        metric: 'Online revenue',
        value: '3.1×',
        desc: 'over the same nine months',
      },
      {
        metric: 'First-page terms',
        value: '41',
        desc: 'in June 2025, from six in September 2024',
      },
    ],
    testimonial: {
      quote: 'For the first time we know who is wearing it. They write to us now, not to the shop.',
      name: 'Isaure Penwell',
      role: 'Founder, Halcyon',
    },
    services: ['Brand strategy', 'SEO', 'Content', 'Photography'],
  },
  {
    id: 'lovage-yard',
    title: 'Tuesday, fully booked',
    client: 'Lovage Yard',
    category: 'Restaurant',
    image: 'espresso',
    challenge:
      'A dining room in Clerkenwell that was full at weekends and quiet before them. The rent was due on all seven days.',
    solution:
      'The map, the menu and eleven neighbours with a following. We put the hours right, set the menu in words that a phone can read and invited those eleven to eat, and bring their readers, midweek.',
    results: [
      {
        metric: 'Midweek covers',
        value: '+62%',
        desc: 'January to June 2025, against the same months a year before',
      },
      {
        metric: 'Review rating',
        value: '4.8',
        desc: 'from 4.1, over 212 reviews in those months',
      },
      {
        metric: 'Tuesdays sold out',
        value: '21',
        desc: 'of 25, in the half-year to 30 June 2025',
      },
    ],
    testimonial: {
      quote: 'I used to send two people home on a Tuesday. Now I roster a third.',
      name: 'Marcus Adeyemi',
      role: 'Owner, Lovage Yard',
    },
    services: ['Local SEO', 'Social', 'Influencers'],
  },
  {
    id: 'osten-vale',
    title: 'Plain English in the first instance',
    client: 'Osten & Vale',
    category: 'Law firm',
    image: 'chambers',
    challenge:
      'A family and employment firm in Holborn whose pages were written for other lawyers. People in trouble read two lines and rang somebody else.',
    solution:
      'We rewrote the twelve questions clients ask first, put a solicitor’s name and face to each answer, and drafted a first reply that goes out within the hour.',
    results: [
      {
        metric: 'Consultations',
        value: '+85%',
        desc: 'in the year to June 2025: 444, from 240 the year before',
      },
      {
        metric: 'New business',
        value: '£200k+',
        desc: 'in 6 months, January to June 2025',
      },
      {
        metric: 'Questions answered on page one',
        value: '9',
        desc: 'of the twelve, from none',
      },
    ],
    testimonial: {
      quote: 'People arrive having read the answer. The first hour is theirs.',
      name: 'Helen Vale',
      role: 'Partner, Osten & Vale',
    },
    services: ['Content', 'SEO', 'Reputation', 'UX'],
  },
  {
    id: 'kestrel-row',
    title: 'Sold, two doors down',
    client: 'Kestrel Row',
    category: 'Estate agent',
    image: 'terrace',
    challenge:
      'One branch in Kennington against four chains. Sellers liked the agents once they met them, which was seldom.',
    solution:
      'We gave each street its own page: what sold, how long it took and what the buyers asked. A short letter to the neighbours went out with every completed sale.',
    results: [
      {
        metric: 'Valuation requests',
        value: '+47%',
        desc: 'spring 2025 against spring 2024: 91 from 62',
      },
      {
        metric: 'Streets where they rank first',
        value: '23',
        desc: 'of the 30 they chose, in May 2025',
      },
      {
        metric: 'Days to an offer',
        value: '31',
        desc: 'from 46: the median of 40 sales, spring 2025',
      },
    ],
    testimonial: {
      quote:
        'They wrote about our streets as if they had delivered the post there. Sellers noticed.',
      name: 'Tom Hadley',
      role: 'Director, Kestrel Row',
    },
    services: ['Local SEO', 'Content', 'Email'],
  },
  {
    id: 'ardmere',
    title: 'Please ring direct',
    client: 'Ardmere',
    category: 'Hotel',
    image: 'bell',
    challenge:
      'A hotel of thirty-four rooms in Bloomsbury that paid commission on most of its nights and had no address to which it could write when a guest had left.',
    solution:
      'We made booking direct the shorter way: three screens, the best rate stated, a reason to do it again at checkout, and photographs of the rooms as they look on a wet morning.',
    results: [
      {
        metric: 'Of nights booked direct,',
        value: '58%',
        desc: 'in May 2025, from 31% in May 2024',
      },
      {
        metric: 'Returning guests',
        value: '2.2×',
        desc: 'May 2025 against May 2024',
      },
      {
        metric: 'Revenue per room',
        value: '+19%',
        desc: 'April to June 2025, against the same quarter a year before',
      },
    ],
    testimonial: {
      quote:
        'We can write to last year’s guests before they search. We had been paying to meet them twice.',
      name: 'Priya Raman',
      role: 'General manager, Ardmere',
    },
    services: ['UX', 'Paid search', 'Email', 'Photography'],
  },
];
