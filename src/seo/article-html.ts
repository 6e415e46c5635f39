import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Article } from '../articles/article-list';
import { articleTags } from '../articles/article-tags';
import { articleText } from '../articles/article-text';
import { SOURCE_NOTE } from '../articles/source-notes';
import { absoluteAddresses } from '../site/absolute';

/** The plain HTML element for each of an article's own, for places without the site's styles. */
const PLAIN = new Map<string, string | undefined>([
  ...Object.values(articleTags).map(({ element, html }) => [element, html] as const),
  [SOURCE_NOTE, 'sup'],
]);

/** An article's full text as plain HTML with absolute addresses, as feed readers need it. */
export function articleHtml(article: Article): string {
  const { tree } = articleText(article);
  visit(tree, 'element', (element, at, parent) => {
    if (!PLAIN.has(element.tagName)) return;
    const plain = PLAIN.get(element.tagName);
    // An element without a plain one is decoration, and is left out.
    if (!plain) return parent?.children.splice(at ?? 0, 1) && at;
    const { title } = element.properties;
    element.tagName = plain;
    element.properties = {};
    if (typeof title === 'string') element.children.unshift(headingOf(title));
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
