import { brotliCompressSync } from 'node:zlib';
import type { BuildHooks, WrittenPage } from 'waku-islands/server';
import { articleAt } from '../articles/article-list';
import { cachedValue } from '../build-helpers/disk-cache';
import { routes } from '../routes';
import { articleMarkdown, pageMarkdown, workedFiles } from '../seo/markdown';
import { markdownPath } from '../site/urls';
import { headersFile } from './headers-file';
import { islandsOptions } from './islands-options';
import { renameClasses } from './page-class-names';
import { redirectsFile } from './redirects-file';

/** Each page, parsed, by its file below the public folder. */
const pages = new Map<string, WrittenPage['document']>();

/** This site's hooks around the build of its pages: Markdown copies, headers, page weights. */
const hooks: BuildHooks = {
  // A static site has no server.
  hasServer: false,
  beforeWrite: ({ file, html, document }) => {
    pages.set(file, document);
    const page = dataInHead(compactHtml(html));
    // Where Waku's client hydrates the page, it would write the original names again.
    return stateWeight(islandsOptions.mode === 'islands' ? renameClasses(page) : page);
  },
  afterBuild: extraFiles,
};

export default hooks;

/**
 * HTML without the generator tag, and without slashes, capitals and empty values, which HTML
 * ignores. React alone writes these tags, always in the same form, so that patterns find them all.
 */
function compactHtml(html: string): string {
  return html
    .replace('<meta name="generator" content="Waku"/>', '')
    .replace(/(<(?:meta|link|source|img|input) [^>]*)\/>/g, '$1>')
    .replace(/ (?:charSet|srcSet|autoComplete|inputMode|maxLength)(?==")/g, (name) =>
      name.toLowerCase(),
    )
    .replace(/ (hidden|checked|required|alt|data-[a-z]+)=""(?=[ >])/g, ' $1');
}

const DATA = /<script type="application\/ld\+json">.*?<\/script>/s;

/** Moves the structured data into the head: React writes it where the page begins, in the body. */
function dataInHead(html: string): string {
  const [data] = DATA.exec(html) ?? [];
  return data ? html.replace(data, '').replace('</head>', () => `${data}</head>`) : html;
}

/**
 * Files generated after the pages: every public page as Markdown, the worked examples of
 * articles, and the host's redirects and headers.
 *
 * @param inlineScripts all inline scripts of the pages
 * @returns each file's path below the public folder and its text
 * @throws when a redirect is wrong, or a public page was not built
 */
function* extraFiles(
  inlineScripts: readonly string[],
): Generator<readonly [fileName: string, body: string]> {
  yield ['_redirects', redirectsFile()];
  yield ['_headers', headersFile(inlineScripts)];
  for (const { path, kind, visibility } of routes) {
    if (visibility !== 'public') continue;
    // An article's Markdown comes from its source.
    const article = kind === 'article' && articleAt(path);
    const markdown = article ? articleMarkdown(article) : pageMarkdown(path, documentAt(path));
    yield [markdownPath(path).slice(1), markdown];
    if (!article) continue;
    for (const [file, body] of workedFiles(article)) yield [file.slice(1), body];
  }
}

function documentAt(path: string): WrittenPage['document'] {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
  const document = pages.get(file);
  if (document) return document;
  throw new Error(
    `The page ${path} is in src/routes.ts but ${file} was not built; add it to src/pages.`,
  );
}

/** How many statements of a page's weight are tried; the first or second is right on most pages. */
const ATTEMPTS = 4;

/**
 * Fills in the page's compressed size where the footer states it, in kilobytes rounded to 0.1. The
 * statement is part of what is compressed, and may change the size by 100 bytes: of several
 * statements the one nearest to what is sent is taken.
 *
 * @param html a page; a page without a footer is returned unchanged
 */
function stateWeight(html: string): string {
  const element = html.indexOf(' data-weight>');
  if (element < 0) return html;
  const start = html.indexOf('>', element) + 1;
  const end = html.indexOf('<', start);
  const stated = (bytes: number) =>
    html.slice(0, start) + (bytes / 1000).toFixed(1) + html.slice(end);
  const key = [`${process.versions.brotli}`, html];
  const bytes = cachedValue('stated-weights', key, () => {
    let size = brotliCompressSync(html).length;
    let nearest = { size, error: Number.POSITIVE_INFINITY };
    for (let attempt = 0; attempt < ATTEMPTS && nearest.error > 50; attempt += 1) {
      const sent = brotliCompressSync(stated(size)).length;
      const error = Math.abs(Math.round(size / 100) * 100 - sent);
      if (error < nearest.error) nearest = { size, error };
      size = sent;
    }
    return nearest.size;
  });
  return stated(bytes);
}
