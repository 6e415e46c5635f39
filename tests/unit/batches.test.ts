import { expect, test } from 'vitest';
import { articleBatches } from '../../src/build/batches';

const articles = Array.from({ length: 250 }, (_, at) => `/blog/article-${at}`);
const others = ['/about', '/og/about.jpg', '/feed.xml'];
const files = [...others, ...articles.flatMap((path) => [path, `/og${path}.jpg`, `${path}.md`])];

/** What each run of the build renders. */
async function runsOf(paths: readonly string[]): Promise<readonly (readonly string[])[]> {
  const { run, isSkipped } = articleBatches(paths);
  const runs: string[][] = [];
  await run(async () => {
    runs.push(files.filter((path) => !isSkipped(path)));
  });
  return runs;
}

test('each page and image is built once, with at most fifty articles per run', async () => {
  const runs = await runsOf(articles);
  expect(runs).toHaveLength(5);
  expect(runs.flat().toSorted()).toEqual(files.toSorted());
  for (const run of runs) {
    expect(run.filter((path) => articles.includes(path)).length).toBeLessThanOrEqual(50);
  }
});

test('an article, its image and its Markdown are built in the same run; all other files in the first', async () => {
  const [first, second] = await runsOf(articles);
  expect(first?.slice(0, 3)).toEqual(others);
  expect(second?.slice(0, 3)).toEqual([
    '/blog/article-50',
    '/og/blog/article-50.jpg',
    '/blog/article-50.md',
  ]);
});

test('a site without articles is built in one run', async () => {
  expect(await runsOf([])).toHaveLength(1);
});
