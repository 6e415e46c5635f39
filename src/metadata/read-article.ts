import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ArticleText, articleText } from '../content/article-text';
import type { Article } from '../content/articles';
import { cachedValue } from '../node/disk-cache';
import { fingerprint } from '../node/fingerprint';

/** The version of the parser: all code of `src/content`, and the releases of the libraries. */
function parserVersion(): string {
  const code = readdirSync(CODE).filter((name) => name.endsWith('.ts'));
  const files = [...code.sort().map((name) => join(CODE, name)), 'package-lock.json'];
  return fingerprint(...files.map((file) => readFileSync(file)));
}

const CODE = 'src/content';
let version: string | undefined;

/**
 * An article's text, parsed or from the disk cache. The cache key is the text and the parser's
 * version.
 *
 * @returns a tree that the caller may change
 * @throws as `articleText` does
 */
export function readArticle(article: Article): ArticleText {
  version ??= parserVersion();
  const key = version;
  return articleText(article, (source, make) => cachedValue('articles', [key, source], make));
}
