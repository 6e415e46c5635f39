import { articles } from './article-list';
import type { Article } from './article-schema';

const MOST_RELATED = 3;

/** The slug without the number of a part, by which the two parts of a trade are known. */
const stemOf = ({ slug }: Article): string => slug.replace(/-\d+$/, '');
const positions = new Map(articles.map((article, position) => [article, position]));
const positionOf = (article: Article): number => positions.get(article) ?? -1;

/**
 * The three articles that share most tasks with an article: of three trades, where there are as
 * many. Of two that share equally many, the one of the article's category comes first, or else the
 * one that follows it sooner in the list.
 */
export function chooseRelated(article: Article): readonly Article[] {
  const position = positionOf(article);
  const near = articles
    .map((other, index) => ({
      other,
      nearness: nearness(other, article),
      after: (index - position + articles.length) % articles.length,
    }))
    .filter(({ other }) => other !== article)
    .toSorted((a, b) => b.nearness - a.nearness || a.after - b.after)
    .map(({ other }) => other);
  const oneOfEach = [...Map.groupBy(near, stemOf).values()].flatMap(([first]) => first ?? []);
  return [...new Set([...oneOfEach, ...near])].slice(0, MOST_RELATED);
}

/** How many tasks two articles share; a shared category decides between equals. */
function nearness(other: Article, article: Article): number {
  const shared = article.tasks.filter((task) => other.tasks.includes(task)).length;
  return shared + (other.category === article.category ? 0.5 : 0);
}
