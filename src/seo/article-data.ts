import type { Article as ArticleData, ItemList } from 'schema-dts';
import { articles } from '../articles/article-list';
import type { Article } from '../articles/article-schema';
import { site } from '../site/site';
import { absolute } from '../site/urls';
import { agencyInShort } from './agency-data';
import { pageId } from './page-data';
import { photographUrls } from './photograph-urls';
import { ogImagePath } from './shared-images/image-layout';

/**
 * An article. Its author and publisher is the agency, as the byline says. The picture is left out
 * where only lists show it, and the day of the last change where the content states none.
 *
 * @see Google, "Article structured data"
 */
export function articleData(article: Article): ArticleData {
  const { path, title, date, modified, section, keywords, checked } = article;
  const pictures = photographUrls(path);
  return {
    '@type': 'Article',
    '@id': pageId(path, 'article'),
    headline: title,
    url: absolute(path),
    inLanguage: site.language,
    author: agencyInShort(),
    publisher: agencyInShort(),
    datePublished: date,
    ...(modified && { dateModified: modified }),
    mainEntityOfPage: { '@type': 'WebPage', '@id': pageId(path) },
    ...(pictures.length > 0 && { image: [...pictures, absolute(ogImagePath(path))] }),
    articleSection: section,
    keywords,
    ...(checked.length > 0 && {
      citation: checked.map(({ name, url }) => ({ '@type': 'CreativeWork' as const, name, url })),
    }),
  };
}

/** The `@id` of the blog's list of articles. */
export const articleListId = pageId('/blog', 'articles');

/**
 * All articles in the order of the list page.
 *
 * @see Google, "Carousel structured data": a summary page gives position and address alone
 */
export function articleList(): ItemList {
  return {
    '@type': 'ItemList',
    '@id': articleListId,
    numberOfItems: articles.length,
    itemListElement: articles.map(({ path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      url: absolute(path),
    })),
  };
}
