import { articlePage } from '../content/article-page';
import { articleAt } from '../content/articles';
import { forAssistants } from '../content/feed';
import { type Route, routes } from '../content/routes';
import { site } from '../content/site';
import { absolute } from './absolute';
import { markdownPath } from './markdown-path';

const isOptional = ({ footer }: Route) => footer === 'Small print';

/**
 * A table of contents for assistants: every public page by its Markdown.
 *
 * @see https://llmstxt.org/
 */
export function llmsTxt(): string {
  const listed = routes.filter(({ visibility }) => visibility === 'public');
  const section = (heading: string, pages: readonly Route[]) =>
    [`## ${heading}`, '', ...pages.map(entry)].join('\n');
  return `${[
    `# ${site.name}`,
    `> ${site.description}`,
    forAssistants.note,
    section(
      forAssistants.pages,
      listed.filter((route) => route.kind !== 'article' && !isOptional(route)),
    ),
    section(
      forAssistants.articles,
      listed.filter(({ kind }) => kind === 'article'),
    ),
    section(forAssistants.optional, listed.filter(isOptional)),
  ].join('\n\n')}\n`;
}

function entry({ name, path, description }: Route): string {
  const sources = articleAt(path)?.checked.map(({ name }) => name) ?? [];
  const checked =
    sources.length > 0 ? ` ${articlePage.checked.heading}: ${sources.join('; ')}.` : '';
  return `- [${name}](${absolute(markdownPath(path))}): ${description}${checked}`;
}
