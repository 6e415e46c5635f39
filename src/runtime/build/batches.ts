import { articles } from '../../content/articles';
import { markdownPath } from '../../metadata/markdown-path';
import { ogImagePath } from '../../metadata/og-image';
import { partOf } from './part';

/** How many articles are built at a time. */
const SIZE = 100;

const { place, count: parts } = partOf(process.env);
const count = Math.max(1, Math.ceil(articles.length / SIZE));

/** Where each article's page and files come: all else is built first, with the first articles. */
const batches = new Map<string, number>(
  articles.flatMap(({ path }, at) => {
    const batch = Math.floor(at / SIZE);
    return [path, ogImagePath(path), markdownPath(path)].map((each) => [each, batch] as const);
  }),
);

let current = 0;

/**
 * Runs a build once for each hundred articles, or for those of them that are
 * this process's own. Waku keeps every page of a build in memory until it ends,
 * in three forms: of thousands of articles more than there is memory.
 *
 * The first page of each tells in its payload that it was the first, so who is
 * built with whom does not depend on how many processes there are.
 *
 * @param run builds what {@link isOfOtherBatch} does not hold back
 */
export async function inBatches(run: () => Promise<void>): Promise<void> {
  if (parts === 0) return;
  for (current = place; current < count; current += parts) await run();
}

/** Whether the page or file at this path is built with others than those under way. */
export function isOfOtherBatch(path: string): boolean {
  return (batches.get(path) ?? 0) !== current;
}

/** Whether the page or file at this path is built by another process than this. */
export function isOfOtherPart(path: string): boolean {
  return parts === 0 || (batches.get(path) ?? 0) % parts !== place;
}
