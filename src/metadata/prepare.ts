import { setImmediate as breath } from 'node:timers/promises';
import { lanes } from '../build/lanes';
import { articles } from '../content/articles';
import { ogPages } from './og-pages';
import { readArticle } from './read-article';
import { renderOgImage } from './render-og-image';

/** Images whose words are set at once; each is some hundred kilobytes of outlines. */
const AT_ONCE = 4;

/**
 * Reads the articles and draws the shared images into the cache, from the last
 * to the first. The build begins with the first ones: the two meet half-way, and
 * nothing is done twice.
 */
export async function prepare(): Promise<void> {
  const inLanes = lanes(AT_ONCE);
  const images = ogPages()
    .toReversed()
    .map((page) => inLanes(() => renderOgImage(page)));
  for (const article of articles.toReversed()) {
    readArticle(article);
    await breath();
  }
  await Promise.all(images);
}
