import { type Article, articles } from './articles';

/** How many related articles are shown under an article. */
const COUNT = 3;

const stemOf = ({ slug }: Article): string => slug.replace(/-\d+$/, '');
const places = new Map(articles.map((article, place) => [article, place]));
const placeOf = (article: Article): number => places.get(article) ?? -1;

/** Articles by category, in the order of the list; computed once, since every page uses it. */
const byStem = Map.groupBy(articles, stemOf);
const byCategory = Map.groupBy(articles, ({ category }) => category);

/**
 * Related articles: the other article of the same trade first, then its category, then those that
 * follow it in the list.
 */
export function relatedTo(article: Article): readonly Article[] {
  const nearest = new Set([
    ...following(article, byStem.get(stemOf(article)) ?? []),
    ...following(article, byCategory.get(article.category) ?? []),
    ...following(article, articles),
  ]);
  return [...nearest].slice(0, COUNT);
}

/** The first few of a list's articles that come after this one; after the last comes the first. */
function following(article: Article, list: readonly Article[]): readonly Article[] {
  const others = Math.min(COUNT, list.length - 1);
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
