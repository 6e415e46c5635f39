import { hairNovaStory, percent, sample } from './client-stories';
import { caseFigures, type Figure } from './figures';
import type { Mockup } from './mockups';

/** What `<Figure of="…" />` draws in an article. */
export type ArticleFigure = Figure | Mockup;

/** Of a chart of two series, the last value of each, as bars. */
const lovage = caseFigures['lovage-yard'];
const lastOf = (label: string) =>
  lovage.kind === 'steps'
    ? lovage.series.find((series) => series.label === label)?.values.at(-1)
    : undefined;

/** By id. Charts repeat figures of their article; people and businesses in mock-ups are invented. */
export const articleFigures: Readonly<Record<string, ArticleFigure>> = {
  'kestrel-row': caseFigures['kestrel-row'],
  ardmere: caseFigures.ardmere,
  'osten-vale': caseFigures['osten-vale'],

  'hair-nova-rebooked': {
    kind: 'bars',
    title: 'First visits that were rebooked at Hair Nova',
    caption: `${sample(hairNovaStory.rebookedBefore)}; then ${sample(hairNovaStory.rebooked)}.`,
    unit: '%',
    bars: [
      { label: 'Before the work', value: percent(hairNovaStory.rebookedBefore) },
      {
        label: 'With a date offered at the mirror',
        value: percent(hairNovaStory.rebooked),
        accent: true,
      },
    ],
  },
  'rebooking-messages': {
    kind: 'mockup',
    title: 'The messages round one visit',
    caption: 'Three texts and a reply of one letter are all the writing that rebooking takes.',
    head: 'Messages with the salon on Lordship Lane',
    rows: [
      {
        said: [
          'Kemi, Sunday noon',
          'Hi Leila, I am keeping Tue 18 Nov at 6 pm for your colour. Reply Y to have it, N to let it go.',
        ],
        note: 'A name, a day and an hour. There is nothing to look up before answering.',
      },
      { said: ['Leila', 'Y'] },
      {
        said: [
          'A week before',
          'Tue 18 Nov at 6 pm with Kemi, Lordship Lane, £60. To move it, reply M.',
        ],
        note: 'Street, price and how to move it, so that nobody has to ring.',
      },
      {
        said: [
          'Two days after',
          'How is the tone? Cold rinse and the purple shampoo once this week, no more.',
        ],
        note: 'It sells nothing, and is the one that people show their friends.',
      },
    ],
  },

  'dental-charges': {
    kind: 'bars',
    title: 'NHS dental charges in England, October 2025',
    caption: 'Urgent care costs the same as band 1; print all three where patients will see them.',
    before: '£',
    bars: [
      { label: 'Band 1, and urgent care', value: 27.4, accent: true },
      { label: 'Band 2', value: 75.3 },
      { label: 'Band 3', value: 326.7 },
    ],
  },
  'fen-clinic': {
    kind: 'bars',
    title: 'Fen Clinic, with plain fees and a shorter form',
    caption: 'What came before stands at 100.',
    bars: [
      { label: 'Online bookings', value: 260, accent: true },
      { label: 'Calls about prices', value: 50 },
    ],
  },
  'emergency-page': {
    kind: 'mockup',
    title: 'The emergency page, as a thumb meets it',
    caption: 'Everything that the caller needs stands above the first scroll.',
    head: 'Emergency dentist in Balham',
    rows: [
      { button: 'Ring now', note: 'First, and as a button: he has one hand free.' },
      { pair: ['Open today', '8.00 to 18.00'] },
      {
        text: 'We keep two urgent appointments back each weekday.',
        note: 'An honest line about today does more than a welcome.',
      },
      {
        pair: ['Emergency examination, with an X-ray', '£65'],
        note: 'The price, before anybody has to ask for it.',
      },
      { pair: ['Balham station', '4 minutes, one flight of stairs'] },
      {
        text: 'Closed? Ring NHS 111. If swelling affects breathing, swallowing or the eye: 999 or A&E.',
        note: 'What to do when you cannot help. It is read at two in the morning.',
      },
    ],
  },

  'basket-left': {
    kind: 'bars',
    title: 'What is left of a £60 basket',
    caption: 'Half of it: the ceiling for an advert.',
    before: '£',
    bars: [
      { label: 'As the customer pays it', value: 60 },
      { label: 'Without VAT', value: 50 },
      { label: 'Goods', value: 15 },
      { label: 'Packing and postage', value: 3.9 },
      { label: 'Card fees', value: 1.1 },
      { label: 'Left', value: 30, accent: true },
    ],
  },
  'product-page': {
    kind: 'mockup',
    title: 'The first screen of a product page',
    caption: 'What it is, what it costs, when it comes and where to press.',
    head: 'The Alma, a card holder in vegetable-tanned leather',
    rows: [
      { picture: 'The card holder in a hand', note: 'Its size is known without reading.' },
      {
        pair: ['£48 with VAT', 'By Friday, £3.95, free over £50'],
        note: 'Nothing is added later.',
      },
      { button: 'Add to basket', note: 'On the screen at all times.' },
      {
        text: 'Too small for a passport; for that, see the travel wallet.',
        note: 'Sends the wrong buyer to the right page.',
      },
    ],
  },

  'apron-left': {
    kind: 'bars',
    title: 'What one £30 apron leaves, by where it is sold',
    caption: 'Before what it costs to be found, which your own site has to pay as well.',
    before: '£',
    bars: [
      { label: 'Your own site', value: 11.15, accent: true },
      { label: 'TikTok Shop', value: 8.8 },
      { label: 'Etsy', value: 8.4 },
      { label: 'eBay', value: 8.3 },
      { label: 'Amazon', value: 7.41 },
      { label: 'TikTok Shop, with a creator', value: 4.3 },
    ],
  },
  'thank-you-page': {
    kind: 'mockup',
    title: 'One question on the thank-you page',
    caption: 'The cheapest attribution there is, asked while the buyer is pleased.',
    head: 'Thank you. Your order leaves on Thursday.',
    rows: [
      { title: 'Where did you first hear of us?' },
      {
        text: 'A friend · The stall in Brockley · A podcast · Google · Instagram · TikTok · ChatGPT or another assistant · A gift',
        note: 'Eight answers, in another order for each buyer: the first of a list is pressed too often.',
      },
      {
        text: 'Somewhere else, in your own words',
        note: 'The box that finds what no tracker sees.',
      },
      { button: 'Send', note: 'One press. It asks for nothing else.' },
    ],
  },

  'thirty-occasions': {
    kind: 'bars',
    title: 'What thirty buyers were dressing for',
    caption:
      'An invented list with a usual shape: one occasion stands out, and that one gets the page.',
    bars: [
      { label: 'Weddings', value: 11, accent: true },
      { label: '“Work, but nice”', value: 6 },
      { label: 'Holidays', value: 5 },
      { label: 'Birthdays', value: 4 },
      { label: 'Just liked it', value: 4 },
    ],
  },
  'occasion-page': {
    kind: 'mockup',
    title: 'A page for one occasion',
    caption: 'It answers the doubts in the order in which a guest has them.',
    head: 'What to wear to a town hall wedding',
    rows: [
      {
        picture: 'Three outfits, shoes included, on the steps of a town hall',
        note: 'Complete, because nobody goes to a wedding in a dress alone.',
      },
      { text: 'May I wear black? Will I freeze? Can I cycle in it?' },
      {
        text: 'Ana is 5 ft 6 and wears a 12. She is sitting down in the second picture.',
        note: 'Height, size and a chair: the fitting room in one line.',
      },
      {
        pair: ['For Saturday 16 May', 'Order by Monday 11 May'],
        note: 'The last safe day, counted for her.',
      },
      { pair: ['If it does not fit', 'Exchanged by Thursday'] },
    ],
  },

  'coat-left': {
    kind: 'bars',
    title: 'What one coat leaves',
    caption:
      'Before service, delivery and rent. The store pays more for a coat whose risk you carry.',
    before: '£',
    bars: [
      { label: 'Sold from your own studio', value: 310, accent: true },
      { label: 'Sold by the store, on sale or return', value: 130 },
      { label: 'Sold to the store, firm', value: 85 },
      { label: 'Returned, and sold at the sample sale', value: -30 },
    ],
  },
  'loan-sheet': {
    kind: 'mockup',
    title: 'A loan sheet',
    caption: 'Six lines, filled in before the coat leaves the studio.',
    head: 'Loan 14, awards on the South Bank',
    rows: [
      { pair: ['Piece', 'Coat 07, ink, size 10'] },
      { pair: ['Insured value', '£480'], note: 'The price in the shop, agreed with the insurer.' },
      { pair: ['Fitting', 'Monday, with the stylist'], note: 'No time for a fitting, no loan.' },
      { pair: ['Courier', 'Tuesday, 4 pm'] },
      {
        pair: ['Home again', 'Thursday, 10 am'],
        note: 'A day and an hour, and somebody who rings at eleven.',
      },
      { pair: ['Signed', 'Stylist’s assistant'] },
    ],
  },

  'eight-kept': {
    kind: 'bars',
    title: 'Eight members who stay until December',
    caption: 'What they pay, beside what it takes to keep them from January to March.',
    before: '£',
    bars: [
      { label: 'They pay, without VAT', value: 4740, accent: true },
      { label: 'Coach’s phone time', value: 600 },
      { label: 'Tea, cards and a foam roller', value: 200 },
    ],
  },
  whiteboard: {
    kind: 'mockup',
    title: 'The whiteboard in the office',
    caption: 'Three names a week, and a person beside each.',
    head: 'Came twice a week, ten days away',
    rows: [
      {
        pair: ['Amina, Tue and Thu', 'Jo rings'],
        note: 'By the days on which she came: that is the slot to offer.',
      },
      { pair: ['Pete, Mon and Sat', 'Jo rings'] },
      {
        pair: ['Ines, Wed and Sun', 'Sam rings'],
        note: 'The coach who knows her, and not the desk.',
      },
      {
        said: ['Jo', 'We missed you on Thursday. Shall I put you down for next week, same slot?'],
        note: 'The whole script. Contracts are not mentioned.',
      },
    ],
  },

  'second-site': {
    kind: 'bars',
    title: 'Members of a second site',
    caption: 'The floor holds twelve more than it takes to pay for it; 276 would be a pass.',
    bars: [
      { label: 'Needed to pay for it', value: 240 },
      { label: 'That the floor can serve', value: 252, accent: true },
      { label: 'Who already live or work near it', value: 40 },
    ],
  },
  'office-offer': {
    kind: 'mockup',
    title: 'The offer to an office, on one page',
    caption: 'An office manager can forward it without adding a word.',
    head: 'Six weeks of Tuesdays at noon',
    rows: [
      {
        pair: ['What happens', '45 minutes for backs and shoulders'],
        note: 'What bodies get. Culture is for their own posters.',
      },
      { pair: ['For how many', '14 places'] },
      { pair: ['Where', 'Our floor, eight minutes from your desk'] },
      { pair: ['Who coaches', 'Jo, insured for both places'] },
      {
        pair: ['Price', '£140 a session, paid by the term'],
        note: 'One figure for each session, and when it is due.',
      },
      { pair: ['Starts', 'Tuesday 13 January'] },
      {
        text: 'You learn how many came. Never who.',
        note: 'Said on the page, because everybody wonders.',
      },
    ],
  },

  'hotel-profile': {
    kind: 'mockup',
    title: 'The profile of a hotel that is searched for by street',
    caption: 'Facts that a booking site cannot have, beside a link that costs no commission.',
    head: 'Hotel in Sussex Gardens, 4 minutes from Paddington',
    rows: [
      {
        picture: 'The right exit of the Elizabeth line',
        note: 'The first thing a guest gets wrong.',
      },
      {
        pair: ['Official site', '£140, late check-out until noon'],
        note: 'Google’s free booking link, with the reason to use it.',
      },
      { pair: ['Booking sites', '£140'] },
      { text: 'Family room: 21 square metres, the cot goes by the window.' },
      {
        text: 'For St Mary’s: early breakfast from six, late check-in.',
        note: 'A plain tone. Somebody is ill.',
      },
    ],
  },

  'two-rates': {
    kind: 'bars',
    title: 'A weak Monday at two rates',
    caption: 'After VAT, commission and the room’s own cost, five rooms fewer leave £130 more.',
    before: '£',
    bars: [
      { label: '30 rooms at £119: takings', value: 3570 },
      { label: '25 rooms at £145: takings', value: 3625 },
      { label: '30 rooms at £119: left', value: 2078 },
      { label: '25 rooms at £145: left', value: 2208.33, accent: true },
    ],
  },
  'before-landing': {
    kind: 'mockup',
    title: 'The email ten days ahead',
    caption: 'For the first of your three countries, read over by somebody who grew up there.',
    head: 'Your room off Russell Square, from Friday',
    rows: [
      {
        text: 'From Heathrow: Piccadilly line, 55 minutes, no changes. Then five minutes on foot.',
        note: 'Door to door, in minutes.',
      },
      {
        text: 'Many visitors now need an Electronic Travel Authorisation. Here is the official page.',
        note: 'A link to the government and to nobody else.',
      },
      { text: 'The lift takes two large cases. Rooms 21 and 22 connect.' },
      {
        text: 'Awake at three? Breakfast is from six; the night porter has tea before that.',
        note: 'The line that people remember and mention in the review.',
      },
    ],
  },

  'envelope-page': {
    kind: 'mockup',
    title: 'A page for one envelope',
    caption: 'The words of the document first, the firm last.',
    head: 'You have been given a settlement agreement',
    rows: [
      {
        text: 'It has a date on it. You usually have at least ten days.',
        note: 'Deadline first: it is why she is awake.',
      },
      {
        text: 'Today: keep the email, sign nothing, write down who said what.',
        note: 'Something to do, and something to leave alone.',
      },
      { text: 'Next: one meeting, one letter, usually two to three weeks.' },
      {
        pair: ['Price', '£600 including VAT, often paid by the employer'],
        note: 'A figure, with its reason, on the page where the fright is.',
      },
      { pair: ['Frances Marsh', 'until ten tonight'], note: 'A face, a name and an hour.' },
    ],
  },

  'fee-by-hour': {
    kind: 'bars',
    title: 'What an hour earned, once the bill was paid',
    caption: 'The smaller fee is the better file, before and after what was written off.',
    before: '£',
    bars: [
      { label: 'Contested boundary: £2,400, 16 hours, 85% paid', value: 127.5 },
      { label: 'Restaurant lease: £1,600, 8 hours, 95% paid', value: 190, accent: true },
    ],
  },
  'matter-page': {
    kind: 'mockup',
    title: 'Where the client can look',
    caption: 'Technology that is felt: the stage, the next step and the date.',
    head: 'Your lease of the second restaurant',
    rows: [
      {
        pair: ['Stage 1, the list', 'done, fixed fee £600'],
        note: 'The fee beside the stage that it pays for.',
      },
      { pair: ['Stage 2, the negotiation', 'with the landlord since Monday'] },
      {
        pair: ['Next', 'We ring you on Thursday at four'],
        note: 'A date, even if the news is that there is none.',
      },
      { button: 'Sign stage 2 on your phone' },
      {
        text: 'A tool has drafted part of this. Selin has checked all of it.',
        note: 'Two sentences about who answers for the machine.',
      },
    ],
  },

  'pharmacy-first-pay': {
    kind: 'bars',
    title: 'What the NHS pays for a month of Pharmacy First consultations, October 2025',
    caption: 'Twelve patients more, and the fixed sum that begins at thirty.',
    before: '£',
    bars: [
      { label: '18 consultations', value: 306 },
      { label: '20 consultations', value: 840 },
      { label: '30 consultations', value: 1510, accent: true },
    ],
  },
  'pharmacy-profile': {
    kind: 'mockup',
    title: 'The panel that the father is shown',
    caption: 'One walk by bus stop and window, answered on a phone.',
    head: 'Pharmacy, Green Lanes, open until 7.30 pm',
    rows: [
      { picture: 'The shop front after dark', note: 'What he will see from the pavement.' },
      {
        text: 'Earache, sore throat, water infection: seen today by our pharmacist.',
        note: 'Patients’ words. “Pharmacy First” is in the small print.',
      },
      { pair: ['Consultation room', 'private, with a door'] },
      {
        pair: ['Ear wax removal', '£55, 30 minutes'],
        note: 'A procedure may have its price. A prescription medicine or vaccine may not.',
      },
      { pair: ['Spoken here', 'English, Turkish, Greek'] },
      {
        pair: ['Christmas Eve', '9 am to 3 pm'],
        note: 'Put in by 1 December, on the NHS profile too.',
      },
    ],
  },

  'street-page': {
    kind: 'mockup',
    title: 'A street page, from the top',
    caption: 'An invented street, with invented figures: no line could stand on another’s page.',
    head: 'Selling in Marvell Road, SE24',
    rows: [
      {
        pair: ['Ravi answers for this street', 'direct line'],
        note: 'One person. When the name changes, so does the page, that day.',
      },
      {
        text: 'The even side has the evening sun; the odd side has the longer gardens.',
        note: 'Swap the name and it is wrong. That is the test.',
      },
      {
        pair: ['Lofts allowed since 2020', '14, each with its record'],
        note: 'Linked to the borough’s planning register.',
      },
      { pair: ['To Herne Hill station', '9 minutes with a pushchair'] },
      {
        pair: ['Sold in five years', '38, dates and prices'],
        note: 'From HM Land Registry, and says so.',
      },
      { text: 'Updated October 2025, by Ravi.' },
    ],
  },

  'sale-or-let': {
    kind: 'line',
    title: 'What is left of one sale, and of one managed flat',
    caption: 'After costs, the landlord overtakes the seller in the fourth year.',
    before: '£',
    dateForm: 'month',
    dates: ['2025-10-01', '2026-10-01', '2027-10-01', '2028-10-01', '2029-10-01'],
    series: [
      { label: 'Managed flat', values: [0, 792, 1584, 2376, 3168], accent: true },
      { label: 'Sale', values: [3000, 3000, 3000, 3000, 3000] },
    ],
  },
  'three-figures': {
    kind: 'mockup',
    title: 'Three figures on one day of the month',
    caption: 'An invented quarter, in the form in which it goes out.',
    head: 'E16, July to September, from 31 lets',
    rows: [
      {
        pair: ['Days from listing to let', '19'],
        note: 'The same three for a year, so that they can be compared.',
      },
      { pair: ['Rent agreed against rent asked', '98%'] },
      { pair: ['Tenants who renewed', '17 of 31'] },
      {
        text: 'What surprised us: the two-bedroom flats nearest the station took longest.',
        note: 'One sentence by one person. It is what the reporter quotes.',
      },
      {
        text: 'Based on 31 lets by this office. No home or person can be recognised.',
        note: 'The sample, always.',
      },
    ],
  },

  'lovage-quiet-nights': {
    kind: 'bars',
    title: 'Covers from Monday to Thursday at Lovage Yard, in June',
    caption: 'The same tables, the same month, a year apart.',
    bars: [
      { label: 'A year before', value: lastOf('A year before') },
      { label: 'This year', value: lastOf('This year'), accent: true },
    ],
  },
  'restaurant-profile': {
    kind: 'mockup',
    title: 'The profile, as the couple in the rain see it',
    caption: 'Each line answers what they would otherwise walk past you to find out.',
    head: 'Italian restaurant, 6 minutes from London Bridge',
    rows: [
      { picture: 'The street front after dark, people at the window', note: 'Taken this month.' },
      {
        pair: ['Kitchen tonight', 'until 10.30 pm'],
        note: 'The kitchen’s hours and not only the door’s.',
      },
      { pair: ['Two courses and a glass of wine', '£29 until 9.30'] },
      { button: 'Book a table', note: 'Leads to your own page first.' },
      { text: 'Menu of today, with prices and allergens', note: 'Text, and no PDF.' },
    ],
  },

  'ticketed-dinner': {
    kind: 'bars',
    title: 'Where the £1,950 of a ticketed dinner goes',
    caption: 'Thirty seats at £65; a little over a quarter is left for the rent.',
    before: '£',
    bars: [
      { label: 'Food and wine', value: 682.5 },
      { label: 'VAT', value: 325 },
      { label: 'Extra staff', value: 240 },
      { label: 'Fee or train fares', value: 150 },
      { label: 'Left', value: 552.5, accent: true },
    ],
  },
  'press-page': {
    kind: 'mockup',
    title: 'A page for the press',
    caption: 'Everything an editor needs at seven on a Thursday, and nobody to wait for.',
    head: 'For the press',
    rows: [
      {
        text: 'Thirty-four seats on Exmouth Market. Fish from one estuary, cooked over wood.',
        note: 'Two sentences. They will be printed as they are.',
      },
      { pair: ['Cooks', 'Names, and where they cooked before'] },
      {
        pair: ['Three dishes', '£9, £19, £24'],
        note: 'Prices, so that nobody has to ring for them.',
      },
      { picture: 'Four photographs, free to print', note: 'Large, credited, one of them upright.' },
      {
        pair: ['A person who answers', 'until nine tonight'],
        note: 'A phone number and a name.',
      },
    ],
  },

  'booking-cost': {
    kind: 'bars',
    title: 'A booking by advert, and what it brings',
    caption: 'Five bookings from a week at £105 leave room to carry on; two would not.',
    before: '£',
    bars: [
      { label: 'Kept from a service', value: 40 },
      { label: 'Advertising for each booking', value: 21, accent: true },
    ],
  },
  'thirty-seconds': {
    kind: 'mockup',
    title: 'Thirty seconds, from the question to the place',
    caption: 'The order in which a searcher stops doubting.',
    head: 'How much is a full bike service in London?',
    rows: [
      {
        said: ['0 seconds', 'How much is a full bike service in London?'],
        note: 'Said as well as written: captions are searched.',
      },
      {
        said: ['3 seconds', 'Ours is £95, and it takes a day.'],
        note: 'The answer in the first breath.',
      },
      {
        picture: '6 seconds: the old chain beside the new one',
        note: 'Hands at work are the proof.',
      },
      {
        said: ['18 seconds', 'If the wheel is bent it costs more, and we ring you first.'],
        note: 'The awkward case makes the price believable.',
      },
      {
        said: ['25 seconds', 'In the arches behind London Fields station, open from eight.'],
        note: 'A place that can be searched and found.',
      },
    ],
  },
};
