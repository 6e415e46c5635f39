import { gfmTableFromMarkdown, gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import type { Processor } from 'unified';

/**
 * A remark plugin for tables. Articles use nothing else of GitHub's Markdown, and parsing all of it
 * takes as long as the rest of a text.
 */
export function tables(this: Processor): void {
  const data = this.data();
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), gfmTable()];
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), gfmTableFromMarkdown()];
  data.toMarkdownExtensions = [...(data.toMarkdownExtensions ?? []), gfmTableToMarkdown()];
}
