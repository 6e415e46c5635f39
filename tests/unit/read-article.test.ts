import { expect, test } from 'vitest';
import { articleText } from '../../src/content/article-text';
import { articles } from '../../src/content/articles';
import { readArticle } from '../../src/metadata/read-article';

test.each(articles.map((article) => [article.slug, article] as const))(
  '%s is the same whether it was parsed now or before',
  (_slug, article) => {
    readArticle(article);
    expect(readArticle(article)).toStrictEqual(articleText(article));
  },
);

test('a link that has come to lead nowhere is found, though the text was kept', () => {
  const [article] = articles;
  if (!article) throw new Error('There is no article.');
  const source = `${article.source}\n[Here](#a-heading-that-is-not-there)\n`;
  const wrong = { ...article, source };
  expect(() => readArticle(wrong)).toThrow('names no place');
  expect(() => readArticle(wrong)).toThrow('names no place');
});
