import { expect, test } from 'vitest';
import { budgets, buildOver } from '../../tools/budgets';

const { articles, seconds, memory, growth } = budgets.build;
const processor = 50;
const within = { articles, seconds, processor, peak: memory };

test('a build within its budget reports nothing', () => {
  expect(buildOver(within, within)).toEqual([]);
  const more = { ...within, articles: articles * 5, processor: processor * 5 * growth };
  expect(buildOver(more, within)).toEqual([]);
});

test('a build over its budget names each budget that is exceeded', () => {
  expect(buildOver({ ...within, seconds: seconds + 1, peak: memory + 1 }, within)).toEqual([
    `${articles} articles: over the budget of ${seconds} s`,
    `${articles} articles: over the budget of 1.5 GB`,
  ]);
});

test('a higher cost per article with more articles is reported', () => {
  const more = { ...within, articles: articles * 5, processor: processor * 5 * 1.3 };
  expect(buildOver(more, within)).toEqual([
    `5000 articles: each takes 1.30 times as long as of 1000; at most ${growth}`,
  ]);
  expect(buildOver(more, undefined)).toEqual([]);
});
