import { describe, expect, test } from 'vitest';
import { articles } from '../../src/content/articles';
import { neighboursOf, relatedTo } from '../../src/content/related-articles';

describe.each(articles.map((article, place) => ({ ...article, article, place })))(
  '$slug',
  ({ article, place }) => {
    const related = relatedTo(article);

    test('is followed by three others', () => {
      expect(new Set([article, ...related]).size).toBe(4);
    });

    test('is followed by its sister, then by those with most of its tasks, one of each trade', () => {
      const after = [...articles.slice(place + 1), ...articles.slice(0, place)];
      const stem = (slug: string) => slug.replace(/-\d+$/, '');
      const ranked = after.toSorted((a, b) => rank(b) - rank(a));
      function rank({ slug, category, tasks }: (typeof articles)[number]): number {
        const shared = tasks.filter((task) => article.tasks.includes(task)).length;
        const isSister = stem(slug) === stem(article.slug);
        return (isSister ? 100 : 0) + shared + (category === article.category ? 0.5 : 0);
      }
      const ofEachTrade = new Map(ranked.toReversed().map((other) => [stem(other.slug), other]));
      const first = ranked.filter((other) => ofEachTrade.get(stem(other.slug)) === other);
      expect(related.map(({ slug }) => slug)).toEqual(first.slice(0, 3).map(({ slug }) => slug));
    });

    test('has its neighbours in the list', () => {
      expect(neighboursOf(article)).toEqual({
        previous: articles[place - 1],
        next: articles[place + 1],
      });
    });
  },
);

test('a salon is sent on to what has its own task, in three other trades', () => {
  const salon = articles.find(({ slug }) => slug === 'beauty-marketing-london');
  expect(salon && relatedTo(salon).map(({ slug }) => slug)).toEqual([
    'fitness-marketing-london-1',
    'hospitality-marketing-london-1',
    'restaurant-marketing-london-1',
  ]);
});
