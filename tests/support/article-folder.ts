import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArticles } from '../../src/articles/article-list';
import { parseArticleText } from '../../src/articles/parse-article-text';
import { validArticle } from '../../src/articles/valid-article.fixture';
import { assertLinksLead } from '../../src/seo/link-targets';

/** The slug of the article that a test breaks. */
export const SLUG = 'flowers';

/** A new folder with one valid article, and what a test does in it. */
export function articleFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'wrong-articles-'));
  const file = (slug = SLUG) => join(folder, `${slug}.mdx`);
  /** Adds a file with a valid article, which may say another slug than the file's name. */
  const add = (name: string, slug = name) => writeFileSync(file(name), validArticle(slug));
  const text = () => readFileSync(file(), 'utf8');
  /** @throws where the article has nothing that matches */
  const change = (from: RegExp, to: string, slug = SLUG) => {
    const written = readFileSync(file(slug), 'utf8');
    const broken = written.replace(from, () => to);
    if (broken === written) throw new Error(`The article has no ${from} to break.`);
    writeFileSync(file(slug), broken);
  };
  add(SLUG);
  return {
    file,
    add,
    text,
    change,
    /** Replaces a field of the front matter, with its indented lines; an empty text removes it. */
    rewrite: (field: string, lines: string, slug = SLUG) =>
      change(new RegExp(`^${field}:.*\\n(?: {2}.*\\n)*`, 'm'), lines && `${lines}\n`, slug),
    append: (lines: string) => appendFileSync(file(), `\n${lines}\n`),
    readFrontMatter: () => {
      readArticles(folder);
    },
    /** What a build reads and checks: the front matter of all, the text and the links of each. */
    read: () => {
      for (const article of readArticles(folder))
        assertLinksLead(parseArticleText(article).links, article);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
