import { ButtonLink } from '../../../components/button-link';
import { articles, summaryOf } from '../../../content/articles';
import { blog, categories, categoryIds } from '../../../content/blog';
import { PageHead } from '../../../metadata/page-head';
import { ArticleCarousel } from '../../../sections/article-carousel';
import { ArticleGrid } from '../../../sections/article-grid';
import { Closing } from '../../../sections/closing';
import { Hero } from '../../../sections/hero';

/** How many articles the carousel shows. */
const FEATURED = 6;
const summaries = articles.map(summaryOf);
const filters = categories.map((name) => ({ name, id: categoryIds[name] }));

export default async function BlogPage() {
  const { hero, carousel, grid, filter, closing } = blog;
  return (
    <>
      <PageHead path="/blog" />
      <Hero title={hero.headline} lead={hero.lead} type="page" />
      <ArticleCarousel
        head={carousel}
        articles={summaries.slice(0, FEATURED)}
        labels={blog.controls}
      />
      <ArticleGrid head={grid} articles={summaries} filters={filters} labels={filter} />
      <Closing head={closing}>
        <ButtonLink href={closing.link.href}>{closing.link.label}</ButtonLink>
      </Closing>
    </>
  );
}

export const getConfig = async () => ({ render: 'static' }) as const;
