import { expect, test } from 'vitest';
import { budgets, buildOver } from '../../tools/budgets';

const { articles, processor, memory, growth } = budgets.build;
const within = { articles, processor, peak: memory };

test('a build within its budget says nothing', () => {
  expect(buildOver(within, within)).toEqual([]);
  const more = { ...within, articles: articles * 5, processor: processor * 5 * growth };
  expect(buildOver(more, within)).toEqual([]);
});

test('a build over it names what it passes', () => {
  expect(buildOver({ ...within, processor: processor + 1, peak: memory + 1 }, within)).toEqual([
    `${articles} articles: over the budget of ${processor} s of processor`,
    `${articles} articles: over the budget of 1.5 GB`,
  ]);
});

test('articles that take longer where there are more of them are found', () => {
  const more = { ...within, articles: articles * 5, processor: processor * 5 * 1.3 };
  expect(buildOver(more, within)).toEqual([
    `5000 articles: each takes 1.30 times as long as of 1000; at most ${growth}`,
  ]);
  expect(buildOver(more, undefined)).toEqual([]);
});
