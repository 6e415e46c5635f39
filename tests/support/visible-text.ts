import type { CheerioAPI } from 'cheerio';

/** A text's letters and digits, whatever its quotes, dashes and spaces. */
export function words(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%£+×′″°.,]+/gu, ' ')
    .replace(/[.,](?= |$)/g, '')
    .trim();
}

/** All texts of a page in order, but what is `hidden`, with spaces between elements. */
export function visibleText($: CheerioAPI): string {
  const parts: string[] = [];
  const read = (nodes: ArrayLike<ReturnType<CheerioAPI>[number]>): void => {
    for (const node of Array.from(nodes)) {
      if (node.type === 'text') parts.push((node as unknown as { data: string }).data);
      else if (node.type === 'tag') {
        const isShown = !['script', 'style', 'template', 'svg'].includes(node.name);
        if (isShown && node.attribs.hidden === undefined) read(node.children);
      }
    }
  };
  read($('body').get());
  return words(parts.join(' '));
}
