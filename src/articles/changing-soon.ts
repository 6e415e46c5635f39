import type { Article } from './article-schema';

/** The heading of the note, and the day up to which it was looked up. */
const HEADING = 'Changing soon';
const LEAD = 'Announced by 7 October 2025; look again before you act.';

/** An article's note of dated changes, as Markdown; it stands before the closing words. */
export function changingSoon({ changing }: Pick<Article, 'changing'>): string {
  const list = changing.map(({ when, what, source }) => `- **${when}.** ${what}[^${source}]`);
  return list.length > 0 ? `## ${HEADING}\n\n${LEAD}\n\n${list.join('\n')}\n` : '';
}
