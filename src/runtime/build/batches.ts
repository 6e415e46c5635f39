import { articles } from '../../content/articles';
import { ogImagePath } from '../../metadata/og-image';

/** How many articles are built at a time. */
const SIZE = 100;

/** Where each article's page and shared image come: all else is built first, with the first articles. */
const batches = new Map<string, number>(
  articles.flatMap(({ path }, place) => {
    const batch = Math.floor(place / SIZE);
    return [
      [path, batch],
      [ogImagePath(path), batch],
    ] as const;
  }),
);

let current = 0;

/**
 * Runs a build once for each hundred articles. Waku keeps every page of a build
 * in memory until it ends, in three forms: of thousands of articles more than
 * there is memory.
 *
 * @param run builds what {@link isOfOtherBatch} does not hold back
 */
export async function inBatches(run: () => Promise<void>): Promise<void> {
  const count = Math.max(1, Math.ceil(articles.length / SIZE));
  for (current = 0; current < count; current += 1) await run();
}

/** Whether the page or file at this path is built with others than those under way. */
export function isOfOtherBatch(path: string): boolean {
  return (batches.get(path) ?? 0) !== current;
}
