import { css } from '../../../../styled-system/css';
import { ArticleGrid } from '../../../articles/article-grid';
import { articles } from '../../../articles/article-list';
import { ArticleCarousel } from '../../../carousel/article-carousel';
import { blog, categoryId } from '../../../content/blog';
import { Hero } from '../../../parts/hero';
import { Reading } from '../../../parts/reading';
import { Closing } from '../../../parts/sections/closing';
import { PageHead } from '../../../seo/page-head';
import { formatMonth } from '../../../site/format';

/** How many articles the carousel shows. */
const FEATURED = 6;
const featured = articles.slice(0, FEATURED);
const isSecondPart = ({ path }: { readonly path: string }) => path.endsWith('-2');
/** The list, in which the two parts of an article about one trade are rows apart. */
const listed = articles
  .slice(FEATURED)
  .toSorted((a, b) => Number(isSecondPart(a)) - Number(isSecondPart(b)));
/** The filters: each category, or in its place the trades that it holds. Each article counts once. */
const filters = blog.categories.flatMap((name) => {
  const inCategory = articles.filter(({ category }) => category === name);
  const trades = Map.groupBy(inCategory, ({ trade = name }) => trade);
  return [...trades].map(([name, { length }]) => ({ name, id: categoryId(name), count: length }));
});

/** The number of articles and their months: the first and the last where they differ. */
const months = new Set(
  [articles.at(-1), articles[0]].map((article) => formatMonth(article?.date ?? '')),
);
const all = {
  value: `${articles.length}`,
  label: `${blog.filter.allArticles}, ${[...months].join(' – ')}`,
  scale: { kind: 'ticks', count: articles.length },
} as const;

export default async function BlogPage() {
  const { hero, carousel, grid, closing } = blog;
  return (
    <>
      <PageHead path="/blog" />
      <Hero
        title={hero.headline}
        lead={hero.lead}
        type="page"
        beside={
          <div className={css({ display: { base: 'none', md: 'block' } })}>
            <Reading data={all} />
          </div>
        }
      />
      <ArticleCarousel head={carousel} articles={featured} />
      <ArticleGrid head={grid} articles={listed} featured={featured} filters={filters} />
      <Closing head={closing} />
    </>
  );
}
