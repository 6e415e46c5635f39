import Slugger from 'github-slugger';
import type { Root as HastRoot } from 'hast';
import type { Root as MdastRoot, Nodes } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import remarkSmartypants from 'remark-smartypants';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { type ArticleLinks, linksOf } from './article-links';
import type { Article } from './article-schema';
import { changingSoon } from './article-schema';
import { placeEntries, placeKeys, placePhotos, turnTagsIntoElements } from './article-tags';
import { figureText, sumTable } from './figure-text';
import { labelTables } from './label-tables';
import { nodesOf, placeOf, tables } from './markdown-nodes';
import { plainMarkdown } from './plain-markdown';
import { placeNotes } from './source-notes';
import { type WorkedExample, workedExamples } from './worked-examples';

/** An article's text, parsed: a tree to render, its headings, its length, its Markdown. */
export interface ParsedArticle {
  readonly tree: HastRoot;
  /** The second-level headings, in order, as the table of contents shows them. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly words: number;
  /** Minutes, at 220 words a minute, at least one. */
  readonly minutes: number;
  /** The links, which the article's page checks (`src/seo/link-targets.ts`). */
  readonly links: ArticleLinks;
  /** The article's worked examples, each also offered as files of its own. */
  readonly worked: readonly WorkedExample[];
  /** The text as plain Markdown, its addresses as they were written. */
  readonly markdown: string;
}

const WORDS_A_MINUTE = 220;

/** Texts parsed in this process: a page, its Markdown copy and the feeds ask for the same one. */
const parsed = new WeakMap<Article, ParsedArticle>();

/**
 * Parses an article's Markdown. No code runs, so that an article is data: of MDX only the tags of
 * `article-tags.ts` are allowed.
 *
 * @returns a copy, whose tree the caller may change
 * @throws for the first mistake in the text, such as an unknown tag, an import or a table without a
 *   caption: names the file, the line where it is known, and how to fix it
 */
export function parseArticleText(article: Article): ParsedArticle {
  return structuredClone(readOnce(article));
}

/** How many minutes an article takes to read. */
export const minutesOf = (article: Article): number => readOnce(article).minutes;

function readOnce(article: Article): ParsedArticle {
  let text = parsed.get(article);
  if (!text) {
    text = parse(article);
    parsed.set(article, text);
  }
  return text;
}

const processor = unified()
  .use(remarkParse)
  .use(tables)
  .use(remarkMdx)
  .use(remarkSmartypants, { dashes: false })
  .freeze();
const toHast = unified().use(remarkRehype).freeze();

function parse(article: Article): ParsedArticle {
  assertNoHiddenCharacters(article);
  const file = new VFile({ path: article.file, value: article.source });
  const written = treeOf(file, article);
  // The note of dated changes stands before the closing words, or at the end where there are none.
  const closing = written.children.findIndex((node) => 'name' in node && node.name === 'Closing');
  const end = closing < 0 ? written.children.length : closing;
  written.children.splice(end, 0, ...processor.parse(changingSoon(article)).children);
  const mdast = processor.runSync(written, file) as MdastRoot;
  const nodes = nodesOf(mdast);
  turnTagsIntoElements(nodes, article);
  placeKeys(mdast, nodes, article);
  assertTablesHaveCaptions(nodes, article);
  keepNumbersWithTheirUnits(nodes);
  const headings = giveIds(nodes);
  const links = linksOf(nodes);
  // Counted before the words of calculators are put in, which take no time to read.
  const words = textOf(mdast).split(/\s+/).filter(Boolean).length;
  placeNotes(nodes, article);
  const sums = article.sums.map((sum) => [sum.id, sum] as const);
  placeEntries(nodes, article, ['Sum', 'calculator', 'sums'], sums, (sum) => [sumTable(sum)]);
  const figures = Object.entries(article.figures);
  placePhotos(nodes, article);
  placeEntries(nodes, article, ['Figure', 'figure', 'figures'], figures, figureText);
  // Positions are most of a tree's memory, and are no longer needed.
  for (const node of nodes) delete node.position;
  const worked = workedExamples(nodes);
  const tree = toHast.runSync(mdast) as HastRoot;
  labelTables(tree);
  return {
    tree,
    headings,
    words,
    minutes: Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    links,
    worked,
    markdown: plainMarkdown(mdast),
  };
}

/** @throws naming file and line, where a control character changes how the text is shown */
function assertNoHiddenCharacters({ file, firstLine, source }: Article): void {
  for (const [index, line] of source.split(/\r?\n/).entries()) {
    const hidden = /[\u202a-\u202e\u2066-\u2069]|(?!\t)\p{Cc}/u.exec(line)?.[0];
    if (hidden === undefined) continue;
    const code = hidden.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
    throw new Error(
      `${file}:${firstLine + index}: holds the character U+${code}, which nobody sees; remove it`,
    );
  }
}

/** @throws naming the file and the line, where a tag is not closed or a brace stands alone */
function treeOf(file: VFile, { firstLine }: Article): MdastRoot {
  try {
    return processor.parse(file);
  } catch (error) {
    const { reason, line } = error as VFile['messages'][number];
    // The reason names the line of an unclosed tag, counted from the end of the front matter.
    const [place = '', openedAt = line ?? 1] = / \((\d+):\d+(?:-\d+:\d+)?\)/.exec(reason) ?? [];
    throw new Error(
      `${file.path}:${Number(openedAt) + firstLine - 1}: ${reason.replace(place, '')}`,
    );
  }
}

/** @throws naming the file and the line, where a table has no caption */
function assertTablesHaveCaptions(nodes: readonly Nodes[], article: Article): void {
  const captioned = nodes.filter((node) => 'name' in node && node.name === 'Table').map(nodesOf);
  const bare = nodes.find((node) => node.type === 'table' && !captioned.flat().includes(node));
  if (!bare) return;
  throw new Error(
    `${placeOf(bare, article)}: the table has no caption; put it in <Table title="what it shows">`,
  );
}

/** Keeps a number on one line with the word after it, if that word has nine letters at most. */
function keepNumbersWithTheirUnits(nodes: readonly Nodes[]): void {
  for (const node of nodes) {
    if (node.type !== 'text') continue;
    node.value = node.value.replace(/(\d[\d,.-]*) (?=\p{L}{1,9}\b)/gu, '$1\u00a0');
  }
}

/** Reader views take these words for page furniture, and drop a heading whose id holds one. */
const FURNITURE =
  /menu|shopping|share|comment|banner|footer|sponsor|promo|related|media|tags|widget|header|social|extra|sidebar|community|contact|scroll|hidden|^ads?$/i;

/** A title without the words of page furniture, for its id; `part 3` for three of them alone. */
function idWords(text: string): string {
  const words = text.split(/[\s\u00a0]+/);
  return words.filter((word) => !FURNITURE.test(word)).join(' ') || `part ${words.length}`;
}

/**
 * Gives each heading and each worked example an id made of its words.
 *
 * @returns the second-level headings, with their ids
 */
function giveIds(nodes: readonly Nodes[]): ParsedArticle['headings'] {
  const slugger = new Slugger();
  const headings: { id: string; text: string }[] = [];
  for (const node of nodes) {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'Worked') {
      const title = String(node.data?.hProperties?.title ?? '');
      node.data = { ...node.data, hProperties: { title, id: slugger.slug(idWords(title)) } };
    }
    if (node.type !== 'heading') continue;
    const text = textOf(node);
    const id = slugger.slug(idWords(text));
    node.data = { ...node.data, hProperties: { id } };
    if (node.depth === 2) headings.push({ id, text });
  }
  return headings;
}
