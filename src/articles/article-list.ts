import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { keptTogether } from '../site/format';
import { check, parseYaml } from '../site/read-content';
import { type Article, articleSchema, changingSoon } from './article-schema';

export const ARTICLES_FOLDER = 'src/content/articles';

/**
 * Reads every article of a folder, newest first; articles of one day by their `order`.
 *
 * @param folder holds one `.mdx` file an article, named after its slug
 * @throws one error that lists every wrong field of every file
 */
export function readArticles(folder: string = ARTICLES_FOLDER): readonly Article[] {
  const problems: string[] = [];
  const articles: Article[] = [];
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.mdx'))
    .sort();
  for (const name of files) {
    const file = join(folder, name);
    const article = readArticle(file, (problem) => problems.push(`${file}: ${problem}`));
    if (article) articles.push(article);
  }
  problems.push(...duplicates(articles));
  if (problems.length > 0) {
    throw new Error(`Articles with wrong front matter:\n  ${problems.join('\n  ')}`);
  }
  return articles.sort(byDateThenOrder);
}

function readArticle(file: string, report: (problem: string) => void): Article | undefined {
  const written = readFileSync(file, 'utf8');
  if (!/^---\r?\n/.test(written)) {
    report('front matter: is missing; begin the file with it, between two lines of ---');
    return undefined;
  }
  const [head = '', yaml = ''] = FRONT_MATTER.exec(written) ?? [];
  let fields: unknown;
  try {
    fields = parseYaml(keptTogether(yaml), 2);
  } catch (error) {
    report(`the front matter is not valid YAML (${(error as Error).message})`);
    return undefined;
  }
  const { data, problems } = check(articleSchema, fields);
  problems.forEach(report);
  if (!data) return undefined;
  const expected = basename(file, '.mdx');
  if (data.slug !== expected) {
    report(`slug: is "${data.slug}" but the file is called "${expected}"; make them the same`);
  }
  const source = written.slice(head.length);
  const cited = source + changingSoon(data);
  const uncited = data.checked.filter(({ id }) => firstCitation(id, cited) < 0);
  for (const { id } of uncited) {
    report(`checked: "${id}" is cited nowhere; write [^${id}] after the sentence it stands for`);
  }
  return {
    ...data,
    // Sources are numbered in the order in which the text first cites them.
    checked: data.checked.toSorted(
      (a, b) => firstCitation(a.id, cited) - firstCitation(b.id, cited),
    ),
    path: `/blog/${data.slug}`,
    file,
    source,
    firstLine: head.split('\n').length,
  };
}

/** The text between two lines of `---` at the start of a file. */
const FRONT_MATTER = /^---\r?\n(?:([\s\S]*?)\r?\n)?---(?:\r?\n|$)/;

/** Where a text first cites a source; -1 where it does not. */
const firstCitation = (id: string, source: string): number => source.indexOf(`[^${id}]`);

function duplicates(articles: readonly Article[]): string[] {
  const first = new Map<string, Article>();
  const problems: string[] = [];
  for (const article of articles) {
    for (const key of [`slug "${article.slug}"`, `seoTitle "${article.seoTitle}"`]) {
      const other = first.get(key);
      if (other) problems.push(`${article.file}: ${key} is also that of ${other.file}; change one`);
      else first.set(key, article);
    }
  }
  return problems;
}

function byDateThenOrder(a: Article, b: Article): number {
  return (
    b.date.localeCompare(a.date) ||
    (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
    a.slug.localeCompare(b.slug)
  );
}

/** All articles, newest first. */
export const articles: readonly Article[] = readArticles();

const byPath = new Map<string, Article>(articles.map((article) => [article.path, article]));

/** The article that has this path; undefined for another page's path. */
export function articleAt(path: string): Article | undefined {
  return byPath.get(path);
}
