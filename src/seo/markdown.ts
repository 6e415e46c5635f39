import type { Element, ElementContent, Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import rehypeRemark from 'rehype-remark';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { WrittenPage } from 'waku-islands/server';
import type { Article } from '../articles/article-schema';
import { heading, paragraph } from '../articles/markdown-nodes';
import { parseArticleText } from '../articles/parse-article-text';
import { plainMarkdown } from '../articles/plain-markdown';
import { standfirstLines } from '../articles/standfirst';
import { articlePage } from '../content/article-page';
import { formatMonth } from '../site/format';
import { site } from '../site/site';
import { absolute, changeAddresses, workedPath } from '../site/urls';

const toMarkdown = unified().use(rehypeRemark).freeze();

/**
 * A page as plain Markdown: the built page's `main` from its heading on, without forms, live
 * messages, decoration, and elements hidden from sight or from screen readers.
 *
 * @param path the page, as the list of pages has it
 * @param document the page as it was built
 * @throws when the page has no `main`
 */
export function pageMarkdown(path: string, document: WrittenPage['document']): string {
  let main: Element | undefined;
  visit(fromParse5(document), { type: 'element', tagName: 'main' }, (element) => {
    main = element;
  });
  if (!main) throw new Error(`The page ${path} has no <main> to make Markdown of.`);
  const tree: Root = { type: 'root', children: [main] };
  removeLeftOut(tree);
  nameDrawings(tree);
  beginAtHeading(main);
  emphasiseLabels(tree);
  setApart(tree);
  // The URLs of a built page have the base path already.
  changeAddresses(tree, (address) => new URL(address, absolute(path)).href);
  return signed(plainMarkdown(toMarkdown.runSync(tree)), path);
}

/** An article as plain Markdown, made from its own text. */
export function articleMarkdown(article: Article): string {
  const { title, date, path } = article;
  const byline = `${articlePage.byline}. ${articlePage.published} ${formatMonth(date)}.`;
  const head = plainMarkdown({
    type: 'root',
    children: [heading(1, title), paragraph(byline)],
  });
  const text = withAbsoluteLinks(parseArticleText(article).markdown, path);
  const lines = standfirstLines(article).map(([term, line]) => `- **${term}:** ${line}`);
  return signed(`${head}\n\n${lines.join('\n')}\n\n${text}${sourcesOf(article)}`, path);
}

/** The worked examples of an article as files: each as Markdown, and its tables as CSV. */
export function* workedFiles(article: Article): Generator<readonly [path: string, body: string]> {
  for (const { id, markdown, csv } of parseArticleText(article).worked) {
    const text = withAbsoluteLinks(markdown, article.path);
    yield [workedPath(article.path, id, 'md'), signed(text, article.path)];
    if (csv) yield [workedPath(article.path, id, 'csv'), csv];
  }
}

/** A text in Markdown, written by `plainMarkdown`, with absolute addresses in its links. */
function withAbsoluteLinks(markdown: string, path: string): string {
  // `](` occurs in links alone, since brackets are escaped elsewhere.
  return markdown.replaceAll(/\]\(([#/])/g, (_, first: string) =>
    first === '#' ? `](${absolute(path)}#` : `](${absolute('/')}`,
  );
}

/** The sources of an article as a list under a heading; empty where there are none. */
function sourcesOf({ checked }: Article): string {
  if (checked.length === 0) return '';
  const { heading, note } = articlePage.checked;
  const list = checked.map(({ name, url }, index) => `${index + 1}. [${name}](${url})`);
  return `\n\n## ${heading}\n\n${list.join('\n')}\n\n${note}`;
}

/** A text with the site's name and the page's address at its end. */
function signed(text: string, path: string): string {
  return `${text}\n\n---\n\n${site.name}: <${absolute(path)}>\n`;
}

/** Removes the elements that Markdown leaves out. */
function removeLeftOut(tree: Root): void {
  visit(tree, (node, index, parent) => {
    if (!parent || index === undefined) return;
    if (node.type === 'comment' || (node.type === 'element' && isLeftOut(node))) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
  });
}

/** Replaces each SVG image by its name. */
function nameDrawings(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'svg' }, ({ properties }, index, parent) => {
    if (!parent || index === undefined) return;
    parent.children[index] = { type: 'text', value: String(properties.ariaLabel ?? '') };
  });
}

/** Makes the label that opens a paragraph strong. */
function emphasiseLabels(tree: Root): void {
  visit(tree, { type: 'element', tagName: 'p' }, ({ children: [first, second] }) => {
    const isLabel = first?.type === 'element' && first.tagName === 'span';
    if (isLabel && second?.type === 'text') first.tagName = 'strong';
  });
}

/**
 * Drops what comes before the page's heading, such as the breadcrumb.
 *
 * @returns whether the element is the heading, or holds it
 */
function beginAtHeading(element: Element): boolean {
  if (element.tagName === 'h1') return true;
  const place = element.children.findIndex(
    (child) => child.type === 'element' && beginAtHeading(child),
  );
  if (place < 0) return false;
  element.children.splice(0, place);
  return true;
}

/** Whether an element is code, form, live message or decoration, or is hidden from anybody. */
function isLeftOut({ tagName, properties }: Element): boolean {
  const classes = Array.isArray(properties.className) ? properties.className : [];
  return (
    ['form', 'script', 'style', 'template', 'fieldset', 'input'].includes(tagName) ||
    properties.hidden !== undefined ||
    properties.role === 'status' ||
    (tagName === 'img' && properties.alt === '') ||
    (tagName === 'svg' && properties.ariaLabel === undefined) ||
    properties.ariaHidden === 'true' ||
    (tagName === 'span' && classes.includes('visually-hidden'))
  );
}

/** Elements that stand in a line of text. */
const SIDE_BY_SIDE = new Set(['a', 'span', 'time']);
const isSideBySide = (node: ElementContent | undefined): node is Element =>
  node?.type === 'element' && SIDE_BY_SIDE.has(node.tagName);

/** Whether a text and the element after it would become one word: “Amara Osei” and “Founder”. */
function runsTogether(before: ElementContent | undefined, { children }: Element): boolean {
  const [first] = children;
  const next = first?.type === 'text' ? first.value : '';
  return before?.type === 'text' && /[\p{L}\d]$/u.test(before.value) && /^[\p{L}\d]/u.test(next);
}

/**
 * Separates elements that only the style sheet separates: by a line break, or in a link or a `span`
 * by a colon.
 */
function setApart(tree: Root): void {
  visit(tree, 'element', (element) => {
    const separator: ElementContent =
      element.tagName === 'a' || element.tagName === 'span'
        ? { type: 'text', value: ': ' }
        : { type: 'element', tagName: 'br', properties: {}, children: [] };
    element.children = element.children.flatMap((child, index, all) => {
      const before = all[index - 1];
      const isApartByStyle =
        isSideBySide(child) && (isSideBySide(before) || runsTogether(before, child));
      return isApartByStyle ? [structuredClone(separator), child] : [child];
    });
  });
}
