import { articleAt } from '../articles/article-list';
import { articleMarkdown, pageMarkdown, workedFiles } from '../seo/markdown';
import { markdownPath } from '../site/markdown-path';
import { routes } from '../site/routes';
import { headersFile } from './host-headers';
import { redirectsFile } from './redirects';

/**
 * Files generated after the pages: every public page as Markdown, and the host's redirects and
 * headers.
 *
 * @param pages each page's HTML by its file below the public folder
 * @param inlineScripts the inline scripts of every page
 * @returns each file's path below the public folder and its text
 * @throws when a redirect is wrong, or a public page was not built
 */
export function* extraFiles(
  pages: ReadonlyMap<string, string>,
  inlineScripts: readonly string[],
): Generator<readonly [fileName: string, body: string]> {
  yield ['_redirects', redirectsFile()];
  yield ['_headers', headersFile(inlineScripts)];
  for (const { path, kind, visibility } of routes) {
    if (visibility !== 'public') continue;
    const article = kind === 'article' && articleAt(path);
    yield [
      markdownPath(path).slice(1),
      article ? articleMarkdown(article) : pageMarkdown(path, htmlAt(path, pages)),
    ];
    if (!article) continue;
    for (const [file, body] of workedFiles(article)) yield [file.slice(1), body];
  }
}

const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;

/** The files of public pages other than articles: an article's Markdown comes from its source. */
const made = new Set(
  routes
    .filter(({ kind, visibility }) => kind !== 'article' && visibility === 'public')
    .map(({ path }) => fileOf(path)),
);

/** Whether {@link extraFiles} needs this page's HTML. */
export function isMadeIntoFiles(file: string): boolean {
  return made.has(file);
}

function htmlAt(path: string, pages: ReadonlyMap<string, string>): string {
  const file = fileOf(path);
  const html = pages.get(file);
  if (html !== undefined) return html;
  throw new Error(
    `The page ${path} is in src/site/routes.ts but ${file} was not built; add it to src/pages.`,
  );
}
