import type { Article } from './article-schema';

/**
 * Marks a text of a new article that is still to be written; what follows says what belongs there.
 * An article with one left is shown in development and stops the build.
 */
export const TO_WRITE = 'To be written:';

const TEXTS = ['title', 'metaTitle', 'excerpt', 'description', 'section'] as const;

/**
 * What is still to be written in an article, one line each: the file, the field
 * or the line, and what belongs there.
 */
export function unwritten(article: Article): readonly string[] {
  const fields = TEXTS.map((field) => [field, article[field]] as const);
  const keywords = article.keywords.map((word, at) => [`keywords.${at}`, word] as const);
  const lines = article.source
    .split('\n')
    .map((text, at) => [`line ${article.firstLine + at}`, text] as const);
  return [...fields, ...keywords, ...lines].flatMap(([place, text]) => {
    const at = text.indexOf(TO_WRITE);
    if (at < 0) return [];
    const what = text
      .slice(at + TO_WRITE.length)
      .replace(/">$/, '')
      .trim();
    return [`${article.file}: ${place}: is still to be written: ${what}`];
  });
}

/** @throws one error that lists everything that is still to be written in these articles */
export function assertWritten(articles: readonly Article[]): void {
  const problems = articles.flatMap(unwritten);
  if (problems.length === 0) return;
  throw new Error(`Articles that are not finished:\n  ${problems.join('\n  ')}`);
}
