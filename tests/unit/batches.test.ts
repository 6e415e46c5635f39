import { expect, test, vi } from 'vitest';

const count = 250;
vi.mock('../../src/content/articles', () => ({
  articles: Array.from({ length: count }, (_, at) => ({ path: `/blog/article-${at}` })),
}));
const { inBatches, isOfOtherBatch } = await import('../../src/runtime/build/batches');

test('each page and image is built once, and never more than a hundred articles together', async () => {
  const paths = [
    '/about',
    '/og/about.jpg',
    '/feed.xml',
    ...Array.from({ length: count }, (_, at) => [
      `/blog/article-${at}`,
      `/og/blog/article-${at}.jpg`,
    ]),
  ].flat();
  const built: string[][] = [];
  await inBatches(async () => {
    built.push(paths.filter((path) => !isOfOtherBatch(path)));
  });
  expect(built.flat().toSorted()).toEqual(paths.toSorted());
  expect(built[0]?.slice(0, 3)).toEqual(['/about', '/og/about.jpg', '/feed.xml']);
  for (const batch of built) {
    expect(batch.filter((path) => path.startsWith('/blog/')).length).toBeLessThanOrEqual(100);
  }
});
