import { AnyLink } from '../components/any-link';
import { ArticleEntry } from '../components/article-entry';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import { textLink } from '../components/text-link.styles';
import type { ArticleSummary } from '../content/articles';
import type { Link, SectionHead as SectionHeadData } from '../content/types';
import { articleGrid } from './article-grid.styles';

/** Three articles to go on with. */
export function RelatedArticles({
  head,
  articles,
  link,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly ArticleSummary[];
  /** Leads to more. */
  readonly link?: Link;
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
      {link && (
        <p>
          <AnyLink href={link.href} className={textLink({ standing: true })}>
            {link.label}
          </AnyLink>
        </p>
      )}
    </Band>
  );
}
