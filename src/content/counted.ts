/** What was counted for a client beside its case, what failed, and the articles that tell it. */
export interface Counted {
  readonly client: string;
  readonly trade: string;
  /** Where a case has the result already, only what failed. */
  readonly moved?: string;
  readonly failed: string;
  /** Figures of both sentences that each article repeats. */
  readonly articles: Readonly<Record<string, readonly string[]>>;
}

/** Each figure belongs to that client only. */
export const counted: readonly Counted[] = [
  {
    client: 'Ardmere',
    trade: 'hotel',
    failed: 'A card with the seventh night free: 212 were given out in a year, and four were used.',
    articles: { 'hospitality-marketing-london-1': ['212', 'four'] },
  },
  {
    client: 'Beryl & Daughter',
    trade: 'jeweller',
    failed: 'A stand at a trade fair, for £6,400, brought no order.',
    articles: {},
  },
  {
    client: 'Farelight',
    trade: 'bicycle lights',
    moved:
      'From March to May 2025 it answered 48 questions on TikTok. 74 orders named TikTok at the checkout, from 11 in the three months before; four of the 48 videos brought 52 of them.',
    failed: 'A creator’s video for £600 brought nine orders.',
    articles: { 'tiktok-marketing-london': ['48', '74', '11', '52', '£600', 'nine'] },
  },
  {
    client: 'Fen Clinic',
    trade: 'dental clinic',
    failed:
      'In May 2025 we spent £900 on adverts for whitening. They seated four patients, at £225 each, and we stopped them.',
    articles: { 'dentistry-marketing-london': ['£900', 'four', '£225'] },
  },
  {
    client: 'Hair Nova',
    trade: 'salon',
    failed:
      'In September 2025 Tuesdays cost a fifth less. Of the 14 who came for that, nine gave up a day at the full price.',
    articles: { 'beauty-marketing-london': ['14', 'nine'] },
  },
  {
    client: 'Halcyon',
    trade: 'perfume house',
    failed: 'A bottle with a painter’s label: 300 were made, and 118 were left a year later.',
    articles: { 'fashion-marketing-london-2': ['300', '118'] },
  },
  {
    client: 'Kestrel Row',
    trade: 'estate agent',
    moved:
      'A note of one page went to 160 landlords each quarter. In the year to June 2025, 19 of them asked for advice and 11 let their homes through the branch.',
    failed:
      'An instant online estimate brought 134 names in two months and three valuations. Sixty landlords were asked to an evening; seven came, and none instructed.',
    articles: {
      'real-estate-marketing-london-1': ['134', 'three'],
      'real-estate-marketing-london-2': ['160', '19', '11', 'Sixty', 'seven'],
    },
  },
  {
    client: 'Lovage Yard',
    trade: 'restaurant',
    moved:
      'Of 186 guests who were new in March 2025, 47 were back by the end of June, or 25%. Of 171 who were new in October 2024, 26 were back by the end of January, or 15%.',
    failed:
      'A set lunch at £18 for offices sold 38 covers in its first week and 11 in its sixth. Delivery left £2.10 an order, and ended in May.',
    articles: {
      'restaurant-marketing-london-1': ['£18', '38', '11'],
      'restaurant-marketing-london-2': ['186', '47', '171', '26', '£2.10'],
    },
  },
  {
    client: 'Osten & Vale',
    trade: 'law firm',
    moved:
      'Settlement agreements at a fixed fee: 61 in the year to June 2025, from 23 the year before.',
    failed:
      '£2,400 of adverts on LinkedIn brought two enquiries and no client. A room in Croydon offered 96 appointments in half a year; 21 were taken.',
    articles: {
      'legal-marketing-london-1': ['£2,400', 'two'],
      'legal-marketing-london-2': ['61', '23', '96', '21'],
    },
  },
  {
    client: 'Pestle Lane',
    trade: 'pharmacy',
    moved:
      'Pharmacy First consultations under the seven conditions: 33 in July 2025, from 14 in February.',
    failed: 'Of 2,000 leaflets through doors, for £180, two were brought in.',
    articles: { 'pharmacy-marketing-london': ['33', '14', '2,000', '£180', 'two'] },
  },
  {
    client: 'Pocket Orchard',
    trade: 'fruit trees for balconies',
    moved:
      'Of 610 buyers of January to March 2025, who had five emails about care, 110 bought again by the end of September, or 18%. Of 584 a year before, without the emails, 70 did, or 12%.',
    failed: 'Two evenings of live shopping had 31 viewers and three orders.',
    articles: {
      'ecommerce-marketing-london-2': ['610', '110', '584', '70', '31', 'three'],
    },
  },
  {
    client: 'Thornquay House',
    trade: 'hotel of 22 rooms',
    moved:
      'On the 13 Sundays of January to March 2025 it sold 214 rooms at £131, from 163 at £124 a year before.',
    failed: 'A package with theatre tickets was sold nine times in three months.',
    articles: { 'hospitality-marketing-london-2': ['214', '£131', '163', '£124', 'nine'] },
  },
  {
    client: 'Tidewell',
    trade: 'towels and bags',
    moved:
      'Five product pages were rewritten in April 2025. From May to July they had 306 orders from 13,900 visits; in the same months of 2024, 227 from 14,200.',
    failed: 'A window that asked for an email address collected 412, and nine of those bought.',
    articles: {
      'ecommerce-marketing-london-1': ['306', '13,900', '227', '14,200', '412', 'nine'],
    },
  },
  {
    client: 'Wexcombe',
    trade: 'fashion label',
    moved:
      '50k followers in 12 months and a 300% sales increase: the year to June 2025, against the year before.',
    failed: 'A creator with 240,000 followers was paid £1,500, and sold six dresses.',
    articles: {
      'fashion-marketing-london-1': [
        '50k followers in 12 months',
        '300% sales increase',
        '£1,500',
        'six dresses',
      ],
    },
  },
  {
    client: 'Windlass',
    trade: 'gym',
    moved:
      'A 60% membership increase, from 310 to 496 in the year to June 2025, and a 25% churn reduction, from 6% of members a month to 4.5%.',
    failed:
      'A fortnight of bringing a friend had 52 guests and made two members. For a second site a hall was hired for six weeks: 61 came, 17 left a deposit, 60 were needed, and the lease was not signed.',
    articles: {
      'fitness-marketing-london-1': [
        '60% membership increase',
        '310',
        '496',
        '25% churn reduction',
        '52',
        'two',
      ],
      'fitness-marketing-london-2': ['61', '17', '60'],
    },
  },
];
