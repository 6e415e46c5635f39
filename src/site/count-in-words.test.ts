import { expect, test } from 'vitest';
import { countAtStart, countInWords } from './count-in-words';

test.each([
  [0, 'no', 'No'],
  [1, 'one', 'One'],
  [12, 'twelve', 'Twelve'],
  [13, 'thirteen', 'Thirteen'],
  [20, 'twenty', 'Twenty'],
  [21, '21', '21'],
  [1250, '1,250', '1,250'],
])('%i is written as %s, at the start of a sentence as %s', (count, inside, atStart) => {
  expect(countInWords(count)).toBe(inside);
  expect(countAtStart(count)).toBe(atStart);
});
