import { formatNumber } from './format';

const WORDS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
  ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'],
  ...['nineteen', 'twenty'],
];

/** A count as a sentence has it: in words up to twenty (“no” for none), in digits above. */
export const countInWords = (count: number): string => WORDS[count] ?? formatNumber(count);

/** A count in words with a capital, for the beginning of a sentence. */
export function countAtStart(count: number): string {
  const words = countInWords(count);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
