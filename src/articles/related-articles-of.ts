import { type Article, articles } from './article-list';

/** How many related articles are shown under an article. */
const COUNT = 3;

const stemOf = ({ slug }: Article): string => slug.replace(/-\d+$/, '');
const places = new Map(articles.map((article, place) => [article, place]));
const placeOf = (article: Article): number => places.get(article) ?? -1;

/**
 * Related articles: those that share most tasks with it, one of each trade; of equals its
 * category's, then those that follow it in the list. Its neighbours have links of their own.
 */
export function relatedTo(article: Article): readonly Article[] {
  const { previous, next } = neighboursOf(article);
  const place = placeOf(article);
  const near = articles
    .map((other, at) => ({
      other,
      nearness: nearness(other, article),
      after: (at - place + articles.length) % articles.length,
    }))
    .filter(({ other }) => other !== article && other !== previous && other !== next)
    .toSorted((a, b) => b.nearness - a.nearness || a.after - b.after)
    .map(({ other }) => other);
  const oneOfEach = [...Map.groupBy(near, stemOf).values()].flatMap(([first]) => first ?? []);
  return [...new Set([...oneOfEach, ...near])].slice(0, COUNT);
}

/** Tasks in common; a category in common decides between equals. */
function nearness(other: Article, article: Article): number {
  const shared = article.tasks.filter((task) => other.tasks.includes(task)).length;
  return shared + (other.category === article.category ? 0.5 : 0);
}

/** The articles before and after this one in the list; none at its ends. */
export function neighboursOf(article: Article) {
  const place = placeOf(article);
  return { previous: articles[place - 1], next: articles[place + 1] };
}
