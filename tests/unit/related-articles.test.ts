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

    test('is followed by its sister unless that stands beside it in the list, then by those with most of its tasks, then by its category', () => {
      const after = [...articles.slice(place + 1), ...articles.slice(0, place)].filter(
        (other) => other !== articles[place - 1] && other !== articles[place + 1],
      );
      const stem = (slug: string) => slug.replace(/-\d+$/, '');
      const ranked = after.toSorted((a, b) => rank(b) - rank(a));
      function rank({ slug, category, tasks }: (typeof articles)[number]): number {
        const shared = tasks.filter((task) => article.tasks.includes(task)).length;
        const isSister = stem(slug) === stem(article.slug);
        return (isSister ? 100 : 0) + shared + (category === article.category ? 0.5 : 0);
      }
      expect(related.map(({ slug }) => slug)).toEqual(ranked.slice(0, 3).map(({ slug }) => slug));
    });

    test('has its neighbours in the list', () => {
      expect(neighboursOf(article)).toEqual({
        previous: articles[place - 1],
        next: articles[place + 1],
      });
    });
  },
);

test('a salon is sent on to what has its own task, in other trades', () => {
  const salon = articles.find(({ slug }) => slug === 'beauty-marketing-london');
  expect(salon && relatedTo(salon)[0]?.tasks).toContain('rebooking');
});
