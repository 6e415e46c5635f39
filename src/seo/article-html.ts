import type { Element } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { visit } from 'unist-util-visit';
import type { Article } from '../articles/article-list';
import { articleText } from '../articles/article-text';
import { KEY_FIGURE } from '../articles/key-figures';
import { SOURCE_NOTE } from '../articles/source-notes';
import { absoluteAddresses } from '../site/absolute';

/**
 * The plain HTML elements that replace an article's own tags where the site's styles are absent.
 */
const PLAIN: Readonly<Record<string, string>> = {
  'pull-line': 'blockquote',
  'worked-example': 'section',
  'article-closing': 'div',
  'article-sum': 'section',
  'article-figure': 'section',
  [SOURCE_NOTE]: 'sup',
};

/** An article's full text as plain HTML elements, its addresses absolute: what a feed reader needs. */
export function articleHtml(article: Article): string {
  const { tree } = articleText(article);
  visit(tree, 'element', (element, at, parent) => {
    if (element.tagName === KEY_FIGURE) return parent?.children.splice(at ?? 0, 1) && at;
    const plain = PLAIN[element.tagName];
    if (!plain) return;
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
