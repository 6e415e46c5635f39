import type { Link, SectionHead as SectionHeadData } from '../content/schemas';
import { AnyLink } from '../parts/any-link';
import { Band } from '../parts/band';
import { textLink } from '../parts/link.styles';
import { SectionHead } from '../parts/section-head';
import { ArticleCard } from './article-card';
import { articleGrid } from './article-grid.styles';
import type { Article } from './article-schema';

/** Two or three articles to read next, the first of them large. */
export function RelatedArticles({
  head,
  articles,
  link,
}: {
  readonly head: SectionHeadData;
  readonly articles: readonly Article[];
  readonly link?: Link;
}) {
  const classes = articleGrid();
  return (
    <Band tone="raised" by="part">
      <SectionHead head={head} rises />
      <ul className={classes.list}>
        {articles.map((article, index) => (
          <li
            key={article.path}
            className={
              index === 0 ? `${classes.item} ${classes.first}` : `${classes.item} ${classes.other}`
            }
            data-rise=""
          >
            <ArticleCard article={article} far leads={index === 0} pictureBeside={index > 0} />
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
