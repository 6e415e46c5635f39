import { css } from '../../../../styled-system/css';
import { article as recipe } from '../../../articles/article.styles';
import { ArticleHero } from '../../../articles/article-hero';
import { articleAt, articles } from '../../../articles/article-list';
import { ArticleReader } from '../../../articles/article-reader';
import { chooseRelated } from '../../../articles/choose-related';
import { parseArticleText } from '../../../articles/parse-article-text';
import { RelatedArticles } from '../../../articles/related-articles';
import { Share } from '../../../articles/share';
import { articlePage } from '../../../content/article-page';
import { trailTo } from '../../../routes';
import { assertLinksLead } from '../../../seo/link-targets';
import { PageHead } from '../../../seo/page-head';

export default async function ArticlePage({ slug }: { readonly slug: string }) {
  const article = articleAt(`/blog/${slug}`);
  if (!article) throw new Error(`There is no article "${slug}" in src/content/articles.`);
  const text = parseArticleText(article);
  assertLinksLead(text.links, article);
  return (
    <>
      <PageHead path={article.path} />
      <article className={recipe().root}>
        <ArticleHero article={article} minutes={text.minutes} trail={trailTo(article.path)} />
        <ArticleReader text={text} article={article}>
          <Share title={article.title} />
        </ArticleReader>
      </article>
      <div className={css({ _print: { display: 'none' } })}>
        <RelatedArticles head={articlePage.related} articles={chooseRelated(article)} />
      </div>
    </>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: articles.map(({ slug }) => slug) }) as const;
