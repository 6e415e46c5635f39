import { articles } from '../../content/articles';
import { markdownPath } from '../../metadata/markdown-path';
import { ogImagePath } from '../../metadata/og-image';
import { partOf } from './part';

/** How many articles are built at a time. */
const SIZE = 50;

const { place, count: parts } = partOf(process.env);
const count = Math.max(1, Math.ceil(articles.length / SIZE));

/** Where each article's page and files come: all else is built first, with the first articles. */
const batches = new Map<string, number>(
  articles.flatMap(({ path }, at) => {
    const batch = Math.floor(at / SIZE);
    return [path, ogImagePath(path), markdownPath(path)].map((each) => [each, batch] as const);
  }),
);

/** What the first process builds besides, counted in batches: all other pages, the feeds. */
const REST = 1.4;
/** The process of each batch: dealt one by one to whoever has least to do. */
const owners: readonly number[] = deal();
let current = 0;

function deal(): number[] {
  if (parts === 0) return [];
  const load: number[] = [REST, ...Array.from({ length: parts - 1 }, () => 0)];
  return Array.from({ length: count }, (_, batch) => {
    const owner = batch === 0 ? 0 : load.indexOf(Math.min(...load));
    load[owner] = (load[owner] ?? 0) + 1;
    return owner;
  });
}

/**
 * Runs a build once for each fifty articles, or for those of them that are
 * this process's own. Waku keeps every page of a build in memory until it ends,
 * in three forms: of thousands of articles more than there is memory.
 *
 * The first page of each tells in its payload that it was the first, so who is
 * built with whom does not depend on how many processes there are.
 *
 * @param run builds what {@link isOfOtherBatch} does not hold back
 */
export async function inBatches(run: () => Promise<void>): Promise<void> {
  for (const [batch, owner] of owners.entries()) {
    if (owner !== place) continue;
    current = batch;
    await run();
  }
}

/** Whether the page or file at this path is built with others than those under way. */
export function isOfOtherBatch(path: string): boolean {
  return (batches.get(path) ?? 0) !== current;
}

/** Whether the page or file at this path is built by another process than this. */
export function isOfOtherPart(path: string): boolean {
  return owners[batches.get(path) ?? 0] !== place;
}
