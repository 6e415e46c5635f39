import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import { articles } from '../articles/article-list';
import type { Article } from '../articles/article-schema';
import { articleTags } from '../articles/article-tags';
import { parseArticleText } from '../articles/parse-article-text';
import { SOURCE_NOTE } from '../articles/source-notes';
import { standfirstText } from '../articles/standfirst';
import { blog } from '../content/blog';
import { lastModified } from '../routes';
import { site } from '../site/site';
import { absolute, absoluteAddresses } from '../site/urls';
import { photographUrls } from './photograph-urls';
import { cdata, element, escapeXml } from './xml';

/** Feeds carry this many of the newest articles in full; the sitemap has them all. */
const MOST_ITEMS = 50;
const newest = articles.slice(0, MOST_ITEMS);
const { feed } = blog;

/** Midnight UTC of an ISO day: content has days, feeds need times. */
const midnightOf = (day: string): string => `${day}T00:00:00Z`;
const rfc822 = (day: string): string => new Date(midnightOf(day)).toUTCString();

/**
 * The newest articles as RSS 2.0, each in full.
 *
 * @see https://www.rssboard.org/rss-specification and the RSS Best Practices Profile
 */
export function rss(): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', feed.title),
    element('link', absolute('/blog')),
    element('description', feed.description),
    element('language', site.language.toLowerCase()),
    element('lastBuildDate', rfc822(lastModified('/blog'))),
    `<atom:link href="${escapeXml(absolute('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...newest.map(rssItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function rssItem(article: Article): string {
  const url = absolute(article.path);
  return [
    '<item>',
    element('title', article.title),
    element('link', url),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    element('pubDate', rfc822(article.date)),
    element('dc:creator', site.name),
    element('category', article.category),
    element('description', standfirstText(article)),
    `<content:encoded>${cdata(articleHtml(article))}</content:encoded>`,
    '</item>',
  ].join('\n');
}

/**
 * The newest articles as a JSON Feed, each in full.
 *
 * @see https://www.jsonfeed.org/version/1.1/
 */
export function jsonFeed(): string {
  const authors = [{ name: site.name, url: absolute('/') }];
  const document = {
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    home_page_url: absolute('/blog'),
    feed_url: absolute('/feed.json'),
    description: feed.description,
    language: site.language,
    authors,
    items: newest.map((article) => {
      const [image] = article.imageOnCardOnly ? [] : photographUrls(article.path);
      return {
        id: absolute(article.path),
        url: absolute(article.path),
        title: article.title,
        summary: standfirstText(article),
        content_html: articleHtml(article),
        ...(image && { image }),
        date_published: midnightOf(article.date),
        ...(article.modified && { date_modified: midnightOf(article.modified) }),
        authors,
        tags: [article.category, ...article.keywords],
      };
    }),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

/** The plain HTML element for each of an article's own, for places without the site's styles. */
const PLAIN_NAMES = new Map<string, string | undefined>([
  ...Object.values(articleTags).map(({ element, html }) => [element, html] as const),
  [SOURCE_NOTE, 'sup'],
]);

/** An article's full text as plain HTML with absolute addresses, as feed readers need it. */
export function articleHtml(article: Article): string {
  const { tree } = parseArticleText(article);
  visit(tree, 'element', (node, index, parent) => {
    if (!PLAIN_NAMES.has(node.tagName) || !parent || index === undefined) return;
    const plainName = PLAIN_NAMES.get(node.tagName);
    if (plainName === undefined) {
      // An element without a plain one is decoration and goes; its place is visited again.
      parent.children.splice(index, 1);
      return index;
    }
    const { title } = node.properties;
    node.tagName = plainName;
    node.properties = {};
    if (typeof title === 'string') node.children.unshift(headingOf(title));
  });
  absoluteAddresses(tree, article.path);
  return toHtml(tree);
}

const headingOf = (title: string): Element => ({
  type: 'element',
  tagName: 'h3',
  properties: {},
  children: [{ type: 'text', value: title }],
});
