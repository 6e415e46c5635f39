import type { BlockContent, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type PictureId, pictureIds, pictures } from '../content/pictures';
import { photographUrl } from '../parts/picture';
import type { Article } from './article-schema';
import { paragraph, placeOf } from './markdown-nodes';

/**
 * The component tags that an article may use: `element` is the element of the article's tree that
 * the tag becomes; `html` is the plain element that replaces it in feeds, which leave out an element
 * without one; `markdown` says how the tag's contents stand in the Markdown copy.
 */
export const articleTags = {
  /** A sentence of the text, drawn large. */
  Pull: { element: 'pull-line', html: 'blockquote', markdown: 'quotation' },
  /** An example with its figures worked out, to take away. */
  Worked: { element: 'worked-example', html: 'section', markdown: 'under its title' },
  /** The end of an article. */
  Closing: { element: 'article-closing', html: 'div', markdown: 'as it is' },
  /** A calculator, by its id in the front matter. */
  Sum: { element: 'article-sum', html: 'section', markdown: 'under its title' },
  /** A chart or a mock-up, by its id in the front matter. */
  Figure: { element: 'article-figure', html: 'section', markdown: 'under its title' },
  /** A photograph, by its id in `src/content/pictures.json`, over its caption. */
  Photo: { element: 'article-photo', html: 'figure', markdown: 'as it is' },
  /** A table; its title becomes the caption. */
  Table: { element: 'captioned-table', html: 'table', markdown: 'with its title' },
  /** Words that begin with a number, which is drawn once more in the margin. */
  Key: { element: 'key-figure', html: undefined, markdown: 'as it is' },
} as const;

/** The elements that stand for an article's own tags in its tree. */
export type ArticleElement = (typeof articleTags)[keyof typeof articleTags]['element'];

/**
 * Gives each tag of an article the element that it becomes, with its attributes.
 *
 * @throws naming file and line, for code, an unknown tag, or an attribute that is no text
 */
export function turnTagsIntoElements(nodes: readonly Nodes[], article: Article): void {
  for (const node of nodes) {
    if (/^mdx.*(?:Expression|Esm)$/.test(node.type)) {
      throw new Error(
        `${placeOf(node, article)}: articles hold no code; remove the braces, or the import or export`,
      );
    }
    if (!('attributes' in node)) continue;
    const tag = articleTags[node.name as keyof typeof articleTags];
    if (!tag) {
      throw new Error(
        `${placeOf(node, article)}: <${node.name}> is not a tag that articles have; use ${Object.keys(articleTags).join(', ')} or plain Markdown`,
      );
    }
    const properties: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error(
          `${placeOf(node, article)}: write attributes of <${node.name}> as name="text"`,
        );
      }
      properties[attribute.name] = attribute.value;
    }
    node.data = { ...node.data, hName: tag.element, hProperties: properties };
  }
}

/**
 * Puts the title and the words of each calculator, or of each chart and mock-up, into the tag that
 * names it.
 *
 * @param tag the tag, what it stands for in messages, and the field of the front matter
 * @param inWords what stands in the tag's place where nothing is drawn
 * @throws naming file and line, where the id in a tag is unknown or placed twice; naming the file,
 *   where an id is placed nowhere
 */
export function placeEntries<Entry extends { readonly title: string }>(
  nodes: readonly Nodes[],
  article: Article,
  [tag, what, field]: readonly [tag: string, what: string, field: string],
  entries: readonly (readonly [id: string, Entry])[],
  inWords: (entry: Entry) => BlockContent[],
): void {
  const unplaced = new Map(entries);
  for (const node of nodes) {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== tag) continue;
    const id = String(node.data?.hProperties?.of ?? '');
    const entry = unplaced.get(id);
    if (!entry) {
      const known = entries.map(([name]) => name);
      const reason = known.includes(id)
        ? `places this ${what} a second time; leave one of the two out`
        : `names no ${what}; the front matter has ${known.join(', ') || 'none'}`;
      throw new Error(`${placeOf(node, article)}: <${tag} of="${id}"> ${reason}`);
    }
    unplaced.delete(id);
    node.data = { ...node.data, hProperties: { of: id, title: entry.title } };
    node.children = inWords(entry);
  }
  for (const id of unplaced.keys()) {
    throw new Error(
      `${article.file}: ${field}: "${id}" is placed nowhere; write <${tag} of="${id}" /> in the text`,
    );
  }
}

/**
 * Puts the photograph that each `<Photo>` names above the caption that stands in the tag.
 *
 * @throws naming file and line, where there is no such picture or no caption
 */
export function placePhotos(nodes: readonly Nodes[], article: Article): void {
  for (const node of nodes) {
    if (!('name' in node) || node.name !== 'Photo') continue;
    const id = String(node.data?.hProperties?.of ?? '');
    const caption = textOf(node);
    const picture = pictures[id as PictureId];
    if (!picture || !caption || node.type !== 'mdxJsxFlowElement') {
      const reason = picture
        ? 'needs a caption between its two tags, and an empty line before and after it'
        : `names no picture; src/content/pictures.json has ${pictureIds.join(', ')}`;
      throw new Error(`${placeOf(node, article)}: <Photo of="${id}"> ${reason}`);
    }
    node.data = { ...node.data, hProperties: { of: id, caption } };
    node.children = [
      {
        type: 'paragraph',
        children: [{ type: 'image', url: photographUrl(id as PictureId), alt: picture.alt }],
      },
      { ...paragraph(caption), data: { hName: 'figcaption' } },
    ];
  }
}

/** Words that begin with their number: £78 a year, 35 per cent of a visit. */
const KEY_WORDS = /^(£?\d+(?:[.,]\d+)*[%p]?)(\sper\scent)?,?\s(.{3,60})$/u;

/**
 * Unwraps the words of `<Key>`, and puts the large number at the start of their paragraph.
 *
 * @throws naming file and line, where the words begin with no number or stand outside a paragraph
 */
export function placeKeys(tree: Root, nodes: readonly Nodes[], article: Article): void {
  for (const key of nodes) {
    if (key.type !== 'mdxJsxTextElement' || key.name !== 'Key') continue;
    const paragraph = tree.children.find(
      (child) => child.type === 'paragraph' && child.children.includes(key),
    );
    const [, number, percent, says] = KEY_WORDS.exec(textOf(key)) ?? [];
    if (paragraph?.type !== 'paragraph' || !number) {
      throw new Error(
        `${placeOf(key, article)}: <Key> holds no words that begin with a number; write <Key>24 hours a week</Key> in a paragraph`,
      );
    }
    paragraph.children.splice(paragraph.children.indexOf(key), 1, ...key.children);
    const hProperties = { number: percent ? `${number}%` : number, says };
    paragraph.children.unshift({
      ...key,
      children: [],
      data: { hName: articleTags.Key.element, hProperties },
    });
  }
}
