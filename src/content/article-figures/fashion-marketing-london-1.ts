import type { ArticleFigures } from './types';

export const figures: ArticleFigures = {
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
};
