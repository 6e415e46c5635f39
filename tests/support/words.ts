import type { CheerioAPI } from 'cheerio';

/** A text by its letters and figures alone: quotes, dashes and spaces may be typeset as one likes. */
export function words(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}%£+×′″°.,]+/gu, ' ')
    .replace(/[.,](?= |$)/g, '')
    .trim();
}

/** Everything that a page gives to read, in order; parts that only the style sheet parts are parted. */
export function visibleText($: CheerioAPI): string {
  const parts: string[] = [];
  const read = (nodes: ArrayLike<ReturnType<CheerioAPI>[number]>): void => {
    for (const node of Array.from(nodes)) {
      if (node.type === 'text') parts.push((node as unknown as { data: string }).data);
      else if (node.type === 'tag') {
        if (!['script', 'style', 'template', 'svg'].includes(node.name)) read(node.children);
      }
    }
  };
  read($('body').get());
  return words(parts.join(' '));
}
