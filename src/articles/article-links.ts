import type { Nodes } from 'mdast';

/** An article's links, and the ids of its headings, which links to the article may name. */
export interface ArticleLinks {
  /** Each link with its line number, counted from the first line of the text. */
  readonly links: readonly { readonly url: string; readonly line: number }[];
  readonly ids: readonly string[];
}

/** The links of an article, once its headings have their ids. */
export function linksOf(nodes: readonly Nodes[]): ArticleLinks {
  const links: { url: string; line: number }[] = [];
  const ids: string[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') ids.push(String(node.data?.hProperties?.id));
    if (node.type !== 'link' && node.type !== 'definition') continue;
    links.push({ url: node.url, line: node.position?.start.line ?? 1 });
  }
  return { links, ids };
}
