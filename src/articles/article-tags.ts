import type { BlockContent, Nodes, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { type PictureId, pictureIds, pictures } from '../content/pictures';
import { photograph } from '../parts/photograph';
import type { Article } from './article-schema';
import { paragraph } from './markdown-tree';

/**
 * The component tags that an article may use. Each becomes an element of the article's tree, which
 * `article-body.tsx` draws. Feeds have plain `html` in its place, the copy in Markdown `markdown`.
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
  /** A table with its title; a caption in HTML. */
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
export function turnTagsIntoElements(nodes: readonly Nodes[], { file, firstLine }: Article): void {
  for (const node of nodes) {
    const where = () => `${file}:${(node.position?.start.line ?? 1) + firstLine - 1}`;
    if (/^mdx.*(?:Expression|Esm)$/.test(node.type)) {
      throw new Error(
        `${where()}: articles hold no code; remove the braces, or the import or export`,
      );
    }
    if (!('attributes' in node)) continue;
    const tag = articleTags[node.name as keyof typeof articleTags];
    if (!tag) {
      throw new Error(
        `${where()}: <${node.name}> is not a tag that articles have; use ${Object.keys(articleTags).join(', ')} or plain Markdown`,
      );
    }
    const properties: Record<string, string> = {};
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        throw new Error(`${where()}: write attributes of <${node.name}> as name="text"`);
      }
      properties[attribute.name] = attribute.value;
    }
    node.data = { ...node.data, hName: tag.element, hProperties: properties };
  }
}

/**
 * Puts the words of each calculator, or of each chart and mock-up, into the tag that names it.
 *
 * @param inWords what stands in the tag's place where nothing is drawn
 * @throws naming file and line, where the id in a tag is unknown, placed twice or not at all
 */
export function placeEntries<Entry extends { readonly title: string }>(
  nodes: readonly Nodes[],
  { file, firstLine }: Article,
  [tag, what, field]: readonly [tag: string, what: string, field: string],
  entries: readonly (readonly [id: string, Entry])[],
  inWords: (entry: Entry) => BlockContent[],
): void {
  const left = new Map(entries);
  for (const node of nodes) {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== tag) continue;
    const id = String(node.data?.hProperties?.of ?? '');
    const entry = left.get(id);
    if (!entry) {
      const known = entries.map(([name]) => name);
      const reason = known.includes(id)
        ? `places this ${what} a second time; leave one of the two out`
        : `names no ${what}; the front matter has ${known.join(', ') || 'none'}`;
      throw new Error(
        `${file}:${(node.position?.start.line ?? 1) + firstLine - 1}: <${tag} of="${id}"> ${reason}`,
      );
    }
    left.delete(id);
    node.data = { ...node.data, hProperties: { of: id, title: entry.title } };
    node.children = inWords(entry);
  }
  for (const id of left.keys()) {
    throw new Error(
      `${file}: ${field}: "${id}" is placed nowhere; write <${tag} of="${id}" /> in the text`,
    );
  }
}

/**
 * Puts the photograph that each `<Photo>` names above the caption that stands in the tag.
 *
 * @throws naming file and line, where there is no such picture or no caption
 */
export function placePhotos(nodes: readonly Nodes[], { file, firstLine }: Article): void {
  for (const node of nodes) {
    if (!('name' in node) || node.name !== 'Photo') continue;
    const id = String(node.data?.hProperties?.of ?? '');
    const caption = textOf(node);
    const picture = pictures[id as PictureId];
    if (!picture || !caption || node.type !== 'mdxJsxFlowElement') {
      const reason = picture
        ? 'needs a caption between its two tags, and an empty line before and after it'
        : `names no picture; src/content/pictures.json has ${pictureIds.join(', ')}`;
      throw new Error(
        `${file}:${(node.position?.start.line ?? 1) + firstLine - 1}: <Photo of="${id}"> ${reason}`,
      );
    }
    node.data = { ...node.data, hProperties: { of: id, caption } };
    node.children = [
      {
        type: 'paragraph',
        children: [{ type: 'image', url: photograph(id as PictureId), alt: picture.alt }],
      },
      { ...paragraph(caption), data: { hName: 'figcaption' } },
    ];
  }
}

/** Words that begin with their number: £78 a year, 35 per cent of a visit. */
const MARKED = /^(£?\d+(?:[.,]\d+)*[%p]?)(\sper\scent)?,?\s(.{3,60})$/u;

/**
 * Unwraps the words of `<Key>`, and puts the large number at the start of their paragraph.
 *
 * @throws naming file and line, where the words begin with no number or stand outside a paragraph
 */
export function placeKeys(tree: Root, nodes: readonly Nodes[], { file, firstLine }: Article): void {
  for (const key of nodes) {
    if (key.type !== 'mdxJsxTextElement' || key.name !== 'Key') continue;
    const within = tree.children.find((it) => it.type === 'paragraph' && it.children.includes(key));
    const [, number, percent, says] = MARKED.exec(textOf(key)) ?? [];
    if (within?.type !== 'paragraph' || !number) {
      throw new Error(
        `${file}:${(key.position?.start.line ?? 1) + firstLine - 1}: <Key> holds no words that begin with a number; write <Key>24 hours a week</Key> in a paragraph`,
      );
    }
    within.children.splice(within.children.indexOf(key), 1, ...key.children);
    const hProperties = { number: percent ? `${number}%` : number, says };
    within.children.unshift({
      ...key,
      children: [],
      data: { hName: articleTags.Key.element, hProperties },
    });
  }
}
