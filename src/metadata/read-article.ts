import { readFileSync } from 'node:fs';
import { fingerprint } from '../build/files';
import { keptValue } from '../build/kept';
import { type ArticleText, articleText } from '../content/article-text';
import type { Article } from '../content/articles';

/** What decides, beside a text itself, what is made of it: our code, and the releases of the libraries. */
export const MAKERS: readonly string[] = [
  'src/content/article-links.ts',
  'src/content/article-markdown.ts',
  'src/content/article-text.ts',
  'src/content/nodes-of.ts',
  'src/content/smart-quotes.ts',
  'src/content/tables.ts',
  'package-lock.json',
];

let makers: string | undefined;

/**
 * An article's text, parsed once for as long as neither it nor the parser changes.
 *
 * @returns a tree of the caller's own
 * @throws as `articleText` does
 */
export function readArticle(article: Article): ArticleText {
  makers ??= fingerprint(...MAKERS.map((file) => readFileSync(file)));
  const version = makers;
  return articleText(article, (source, make) => keptValue('articles', [version, source], make));
}
