import { ArticleEntry } from '../components/article-entry';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import type { ArticleSummary } from '../content/articles';
import type { SectionHead as SectionHeadData } from '../content/types';
import { articleGrid } from './article-grid.styles';

/** Three articles to go on with. */
export function RelatedArticles({
  head,
  articles,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly ArticleSummary[];
}) {
  const classes = articleGrid();
  return (
    <Band tone="raised">
      <SectionHead head={head} />
      <ul className={classes.list}>
        {articles.map((article) => (
          <li key={article.path} className={classes.item}>
            <ArticleEntry article={article} far />
          </li>
        ))}
      </ul>
    </Band>
  );
}
