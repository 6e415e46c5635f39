import { expect, test } from 'vitest';
import { keptTogether } from '../../src/site/format';
import { pages } from './pages';

test.each(pages)('$route.path keeps dates, and signs with their names, on one line', ({ $ }) => {
  $('script, style').remove();
  const apart = $('body')
    .text()
    .split('\n')
    .filter((line) => line !== keptTogether(line));
  expect(apart).toEqual([]);
});
