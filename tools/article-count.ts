import { existsSync, readdirSync } from 'node:fs';

const ARTICLES = 'src/content/articles';

/** How many articles there are, before any of them is read. */
export function articleCount(): number {
  return existsSync(ARTICLES) ? readdirSync(ARTICLES).length : 0;
}
