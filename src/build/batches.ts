import { markdownPath } from '../metadata/markdown-path';
import { ogImagePath } from '../og-images/image';

/** How many articles are rendered at a time. */
const SIZE = 50;

/** Splits a build into batches of articles. */
export interface Batches {
  /** Runs the build once per batch. */
  readonly run: (build: () => Promise<void>) => Promise<void>;
  /** True if the page or file at this path belongs to another batch than the current one. */
  readonly isSkipped: (path: string) => boolean;
}

/**
 * Waku keeps every page of a build in memory until the build ends; thousands of articles do not
 * fit. So the build runs once per batch. Everything that is not an article is built with
 * the first batch.
 *
 * @param articles the paths of all articles
 */
export function articleBatches(articles: readonly string[]): Batches {
  const batches = new Map(
    articles.flatMap((path, at) =>
      [path, ogImagePath(path), markdownPath(path)].map(
        (file) => [file, Math.floor(at / SIZE)] as const,
      ),
    ),
  );
  let current = 0;
  return {
    run: async (build) => {
      for (current = 0; current < Math.max(1, articles.length / SIZE); current += 1) await build();
    },
    isSkipped: (path) => (batches.get(path) ?? 0) !== current,
  };
}
