import { css } from '../../../../styled-system/css';
import { ArticleGrid } from '../../../articles/article-grid';
import { articles } from '../../../articles/article-list';
import { ArticleCarousel } from '../../../carousel/article-carousel';
import { blog, categoryId, FEATURED } from '../../../content/blog';
import { Hero } from '../../../parts/hero';
import { Reading } from '../../../parts/reading';
import { Closing } from '../../../parts/sections/closing';
import { PageHead } from '../../../seo/page-head';
import { formatMonth } from '../../../site/format';

const featured = articles.slice(0, FEATURED);
const isSecondPart = ({ path }: { readonly path: string }) => path.endsWith('-2');
/** The list: second parts come last, so that the two parts of an article are rows apart. */
const listed = articles
  .slice(FEATURED)
  .toSorted((a, b) => Number(isSecondPart(a)) - Number(isSecondPart(b)));
/** The filters: each category, or in its place its trades. Each article counts once. */
const filters = blog.categories.flatMap((name) => {
  const inCategory = articles.filter(({ category }) => category === name);
  const trades = Map.groupBy(inCategory, ({ trade = name }) => trade);
  return [...trades].map(([trade, { length: count }]) => ({
    name: trade,
    id: categoryId(trade),
    count,
  }));
});

/** The months of the first and the last article, or their one month. */
const months = new Set(
  [articles.at(-1), articles[0]].map((article) => formatMonth(article?.date ?? '')),
);
const total = {
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
            <Reading data={total} />
          </div>
        }
      />
      <ArticleCarousel head={carousel} articles={featured} />
      <ArticleGrid head={grid} articles={listed} featured={featured} filters={filters} />
      <Closing head={closing} />
    </>
  );
}
