import { articleAt } from '../articles/article-list';
import { articlePage } from '../content/article-page';
import { assistants } from '../content/crawlers';
import { type Route, routes } from '../routes';
import { site } from '../site/site';
import { absolute, markdownPath } from '../site/urls';

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
    assistants.note,
    section(
      assistants.pages,
      listed.filter((route) => route.kind !== 'article' && !isOptional(route)),
    ),
    section(
      assistants.articles,
      listed.filter(({ kind }) => kind === 'article'),
    ),
    section(assistants.optional, listed.filter(isOptional)),
  ].join('\n\n')}\n`;
}

function entry({ shortTitle, path, description }: Route): string {
  const sources = articleAt(path)?.checked.map(({ name }) => name) ?? [];
  const checked =
    sources.length > 0 ? ` ${articlePage.checked.heading}: ${sources.join('; ')}.` : '';
  return `- [${shortTitle}](${absolute(markdownPath(path))}): ${description}${checked}`;
}
