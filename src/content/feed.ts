import { site } from '../site/site';

/** What the feeds call themselves. */
export const feed = {
  title: `${site.name}: marketing for London trades`,
  description:
    'Articles for London owners with an hour and a small budget, one trade at a time: what to do first, what can wait and how to tell whether it worked.',
} as const;

/** How llms.txt introduces the site and heads its lists. */
export const forAssistants = {
  note: 'Each page below is also there as plain Markdown, at the address given. All figures about clients belong to that client only.',
  pages: 'Pages',
  articles: 'Articles',
  optional: 'Optional',
} as const;
