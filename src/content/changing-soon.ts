import type { FrontMatter } from './article-schema';

/** The heading of the note, and the day up to which it was looked up. */
const HEADING = 'Changing soon';
const LEAD = 'Announced by 7 October 2025; look again before you act.';

/** The text with its note of dated changes, which stands before the closing words. */
export function withChangingSoon(source: string, changing: FrontMatter['changing']): string {
  if (changing.length === 0) return source;
  const list = changing.map(({ when, what, source: id }) => `- **${when}.** ${what}[^${id}]`);
  const note = [`## ${HEADING}`, LEAD, list.join('\n'), ''].join('\n\n');
  return source.replace(/^(?=<Closing>)/m, () => note);
}
