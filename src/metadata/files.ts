import { headersFile } from '../build/host-headers';
import { redirectsFile } from '../build/redirects';
import { articleAt } from '../content/articles';
import { routes } from '../content/routes';
import { articleMarkdown, pageMarkdown } from './markdown';
import { markdownPath } from './markdown-path';

/**
 * Files that are made from finished pages, or from lists as long as content
 * makes them: every public page as Markdown, and the host's redirects and headers.
 *
 * @param pages each page's HTML by its file below the public folder
 * @param inlineScripts the scripts that stand in every page
 * @param isLeftOut whether the file at this path is not to be made
 * @returns each file's path below the public folder and what it holds
 * @throws when a redirect is wrong, or a public page was not built
 */
export function* extraFiles(
  pages: ReadonlyMap<string, string>,
  inlineScripts: readonly string[],
  isLeftOut: (path: string) => boolean,
): Generator<readonly [fileName: string, body: string]> {
  if (!isLeftOut('/_redirects')) yield ['_redirects', redirectsFile()];
  if (!isLeftOut('/_headers')) yield ['_headers', headersFile(inlineScripts)];
  for (const { path, kind, visibility } of routes) {
    if (visibility !== 'public' || isLeftOut(markdownPath(path))) continue;
    const article = kind === 'article' && articleAt(path);
    yield [
      markdownPath(path).slice(1),
      article ? articleMarkdown(article) : pageMarkdown(path, htmlAt(path, pages)),
    ];
  }
}

const fileOf = (path: string): string =>
  path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;

/** The public pages other than articles, by their files: an article's Markdown is made of its own text. */
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
    `The page ${path} is in src/content/routes.ts but ${file} was not built; add it to src/pages.`,
  );
}
