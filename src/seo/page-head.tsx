import { articleAt } from '../articles/article-list';
import { blog } from '../content/blog';
import { routeAt } from '../routes';
import { site } from '../site/site';
import { absolute, markdownPath, withBasePath } from '../site/urls';
import { colours } from '../theme/colours';
import { faviconLinks, manifestPath } from './favicon-files';
import { OG_SIZE, ogImagePath } from './shared-images/image-layout';
import { graphFor } from './structured-data';

const FEEDS = [
  ['application/rss+xml', '/feed.xml'],
  ['application/feed+json', '/feed.json'],
] as const;

/**
 * Metadata and structured data of a page. Each page renders this once, as its first element.
 *
 * @param path the page, as the list of pages has it
 */
export function PageHead({ path }: { readonly path: string }) {
  // `<` is escaped, so that nothing in the data can close the script element.
  const data = JSON.stringify(graphFor(path)).replaceAll('<', '\\u003c');
  return (
    <>
      <Metadata path={path} />
      <script
        type="application/ld+json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a script's text must not be escaped as HTML
        dangerouslySetInnerHTML={{ __html: data }}
      />
    </>
  );
}

/**
 * All metadata of a page. React hoists these tags but does not remove duplicates: a page renders
 * this component exactly once.
 *
 * @param path the page, as the list of pages has it
 * @see https://ogp.me/ and X's "Cards markup"
 */
function Metadata({ path }: { readonly path: string }) {
  const { seoTitle, description, headline, visibility, kind } = routeAt(path);
  const listed = visibility === 'public';
  const url = absolute(path);
  const image = absolute(ogImagePath(path));
  const alt = `“${headline}” by ${site.name}`;
  return (
    <>
      <title>{seoTitle}</title>
      <meta name="description" content={description} />
      <meta name="robots" content={listed ? 'max-image-preview:large' : 'noindex'} />
      {kind !== 'not-found' && <link rel="canonical" href={url} />}
      <meta property="og:title" content={seoTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={kind === 'article' ? 'article' : 'website'} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(OG_SIZE.width)} />
      <meta property="og:image:height" content={String(OG_SIZE.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta property="og:locale" content={site.locale} />
      <meta property="og:site_name" content={site.name} />
      {/* X reads the rest from Open Graph; repeating it here would cost 40 bytes a page. */}
      <meta name="twitter:card" content="summary_large_image" />
      {kind === 'article' && <ArticleTags path={path} />}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={colours.page.day} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={colours.page.night} />
      {faviconLinks.map((link) => (
        <link key={link.href} {...link} />
      ))}
      <link rel="manifest" href={withBasePath(manifestPath)} />
      {FEEDS.map(([type, file]) => (
        <link
          key={file}
          rel="alternate"
          type={type}
          title={blog.feed.title}
          href={withBasePath(file)}
        />
      ))}
      {listed && (
        <link rel="alternate" type="text/markdown" href={withBasePath(markdownPath(path))} />
      )}
    </>
  );
}

/** Open Graph properties of articles. */
function ArticleTags({ path }: { readonly path: string }) {
  const article = articleAt(path);
  if (!article) throw new Error(`There is no article at ${path}.`);
  const { date, modified, section, keywords } = article;
  return (
    <>
      <meta name="author" content={site.name} />
      <meta property="article:published_time" content={date} />
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta property="article:section" content={section} />
      {keywords.map((keyword) => (
        <meta key={keyword} property="article:tag" content={keyword} />
      ))}
    </>
  );
}
