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

    test('is followed by its sister first, then by its category, then by those after it', () => {
      const after = [...articles.slice(place + 1), ...articles.slice(0, place)];
      const stem = (slug: string) => slug.replace(/-\d+$/, '');
      const ranked = after.toSorted((a, b) => rank(a) - rank(b));
      function rank({ slug, category }: (typeof articles)[number]): number {
        if (stem(slug) === stem(article.slug)) return 0;
        return category === article.category ? 1 : 2;
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
