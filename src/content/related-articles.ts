import { type Article, articles } from './articles';

/** How many related articles stand under an article. */
const COUNT = 3;

/** Articles nearest to this one: its sister first, then its category, then those that follow it. */
export function relatedTo(article: Article): readonly Article[] {
  const stem = article.slug.replace(/-\d+$/, '');
  const place = articles.indexOf(article);
  const distance = (other: Article) =>
    (articles.indexOf(other) - place + articles.length) % articles.length;
  const nearness = (other: Article) =>
    (other.slug.replace(/-\d+$/, '') === stem ? 0 : 1000) +
    (other.category === article.category ? 0 : 100) +
    distance(other);
  return articles
    .filter((other) => other !== article)
    .map((other) => ({ other, at: nearness(other) }))
    .sort((a, b) => a.at - b.at)
    .slice(0, COUNT)
    .map(({ other }) => other);
}

/** The articles before and after this one in the list; none at its ends. */
export function neighboursOf(article: Article): {
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
} {
  const place = articles.indexOf(article);
  return { previous: articles[place - 1], next: articles[place + 1] };
}
