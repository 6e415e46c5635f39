import { articlePage } from '../content/article-page';
import type { Article } from './article-schema';

/** The standfirst's lines with their labels, for the page, the Markdown copy and the feeds. */
export function standfirstLines({
  standfirst,
}: Pick<Article, 'standfirst'>): readonly (readonly [term: string, line: string])[] {
  const { for: whom, week, worth } = articlePage.standfirst;
  return [
    [whom, standfirst.for],
    [week, standfirst.week],
    [worth, standfirst.worth],
  ];
}

/** The standfirst as one paragraph, where a list cannot stand. */
export function standfirstText(article: Pick<Article, 'standfirst'>): string {
  return standfirstLines(article)
    .map(([term, line]) => `${term}: ${line}`)
    .join(' ');
}
