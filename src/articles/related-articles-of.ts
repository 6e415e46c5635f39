import { tasks } from '../content/blog';
import { type Article, articles } from './article-list';

/** How many related articles are shown under an article. */
const COUNT = 3;
/** How many of each task are compared: more would cost time with thousands of articles. */
const COMPARED = 12;

const stemOf = ({ slug }: Article): string => slug.replace(/-\d+$/, '');
const places = new Map(articles.map((article, place) => [article, place]));
const placeOf = (article: Article): number => places.get(article) ?? -1;

/** Articles by category and task, in the order of the list; computed once. */
const byCategory = Map.groupBy(articles, ({ category }) => category);
const byTask = new Map(
  tasks.map((task) => [task, articles.filter((article) => article.tasks.includes(task))]),
);

/**
 * Related articles: those that share most tasks with it, one of each trade; of equals its
 * category's, then those that follow it in the list. Its neighbours have links of their own.
 */
export function relatedTo(article: Article): readonly Article[] {
  const near = new Set([
    ...article.tasks.flatMap((task) => following(article, byTask.get(task) ?? [], COMPARED)),
    ...following(article, byCategory.get(article.category) ?? []),
    ...following(article, articles, COUNT + 2),
  ]);
  for (const neighbour of Object.values(neighboursOf(article)))
    if (neighbour) near.delete(neighbour);
  const byNearness = [...near].toSorted(
    (a, b) => nearness(b, article) - nearness(a, article) || after(a, article) - after(b, article),
  );
  const oneOfEach = [...Map.groupBy(byNearness, stemOf).values()].flatMap(([first]) => first ?? []);
  return [...new Set([...oneOfEach, ...byNearness])].slice(0, COUNT);
}

/** Tasks in common; a category in common decides between equals. */
function nearness(other: Article, article: Article): number {
  const shared = article.tasks.filter((task) => other.tasks.includes(task)).length;
  return shared + (other.category === article.category ? 0.5 : 0);
}

/** How many places after an article another stands; after the last comes the first. */
const after = (other: Article, article: Article): number =>
  (placeOf(other) - placeOf(article) + articles.length) % articles.length;

/** The first few of a list's articles that come after this one; after the last comes the first. */
function following(article: Article, list: readonly Article[], count = COUNT): readonly Article[] {
  const others = Math.min(count, list.length - 1);
  const place = indexIn(list, placeOf(article));
  return Array.from(
    { length: others },
    (_, step) => list[(place + 1 + step) % list.length] as Article,
  );
}

/** Where the article of this place stands in a part of the list, which has its order. */
function indexIn(list: readonly Article[], place: number): number {
  let low = 0;
  let high = list.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (placeOf(list[middle] as Article) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The articles before and after this one in the list; none at its ends. */
export function neighboursOf(article: Article): {
  readonly previous: Article | undefined;
  readonly next: Article | undefined;
} {
  const place = placeOf(article);
  return { previous: articles[place - 1], next: articles[place + 1] };
}
