import { afterEach, expect, test, vi } from 'vitest';
import { environmentOf } from '../../src/runtime/build/part';

const count = 250;
vi.mock('../../src/content/articles', () => ({
  articles: Array.from({ length: count }, (_, at) => ({ path: `/blog/article-${at}` })),
}));
afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

const paths = [
  '/about',
  '/og/about.jpg',
  '/feed.xml',
  ...Array.from({ length: count }, (_, at) => [
    `/blog/article-${at}`,
    `/og/blog/article-${at}.jpg`,
  ]),
].flat();

/** What a process builds, batch by batch. */
async function built(place: number, parts: number): Promise<readonly (readonly string[])[]> {
  for (const [name, value] of Object.entries(environmentOf({ place, count: parts }))) {
    vi.stubEnv(name, value);
  }
  vi.resetModules();
  const { inBatches, isOfOtherBatch, isOfOtherPart } = await import(
    '../../src/runtime/build/batches'
  );
  const batches: string[][] = [];
  await inBatches(async () => {
    batches.push(paths.filter((path) => !isOfOtherBatch(path)));
  });
  expect(paths.filter((path) => !isOfOtherPart(path)).toSorted()).toEqual(
    batches.flat().toSorted(),
  );
  return batches;
}

test('each page and image is built once, and never more than fifty articles together', async () => {
  const batches = await built(0, 1);
  expect(batches.flat().toSorted()).toEqual(paths.toSorted());
  expect(batches[0]?.slice(0, 3)).toEqual(['/about', '/og/about.jpg', '/feed.xml']);
  for (const batch of batches) {
    expect(batch.filter((path) => path.startsWith('/blog/')).length).toBeLessThanOrEqual(50);
  }
});

test.each([2, 3, 5])('%i processes share the same batches among them', async (parts) => {
  const alone = await built(0, 1);
  const shared: (readonly string[])[] = [];
  for (let place = 0; place < parts; place += 1) shared.push(...(await built(place, parts)));
  const byFirst = (batches: readonly (readonly string[])[]) =>
    batches.toSorted(([a = ''], [b = '']) => a.localeCompare(b));
  expect(byFirst(shared)).toEqual(byFirst(alone));
});

test('the first process, which builds all else besides, is dealt a batch less', async () => {
  const first = await built(0, 2);
  const second = await built(1, 2);
  expect([first.length, second.length]).toEqual([2, 3]);
});

test('a process whose part is none builds nothing', async () => {
  expect(await built(0, 0)).toEqual([]);
});
