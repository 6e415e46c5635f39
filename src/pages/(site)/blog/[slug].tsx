import { Share } from '../../../components/share';
import { articlePage } from '../../../content/article-page';
import { articleAt, articles, summaryOf } from '../../../content/articles';
import { neighboursOf, relatedTo } from '../../../content/related-articles';
import { PageHead } from '../../../metadata/page-head';
import { readArticle } from '../../../metadata/read-article';
import { ArticleHero } from '../../../sections/article-hero';
import { ArticleNeighbours } from '../../../sections/article-neighbours';
import { ArticleReader } from '../../../sections/article-reader';
import { RelatedArticles } from '../../../sections/related-articles';

export default async function ArticlePage({ slug }: { readonly slug: string }) {
  const article = articleAt(`/blog/${slug}`);
  if (!article) throw new Error(`There is no article "${slug}" in src/content/articles.`);
  const text = readArticle(article);
  return (
    <>
      <PageHead path={article.path} />
      <article>
        <ArticleHero
          path={article.path}
          title={article.title}
          date={article.date}
          minutes={text.minutes}
          words={articlePage}
          picture={article.imageOnCardOnly ? undefined : article.image}
        />
        <ArticleReader text={text} article={article} label={articlePage.contents}>
          <Share title={article.title} words={articlePage.share} />
        </ArticleReader>
      </article>
      <RelatedArticles head={articlePage.related} articles={relatedTo(article).map(summaryOf)} />
      <ArticleNeighbours {...neighboursOf(article)} words={articlePage} />
    </>
  );
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: articles.map(({ slug }) => slug) }) as const;
