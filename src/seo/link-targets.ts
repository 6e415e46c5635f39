import type { ArticleLinks } from '../articles/article-links';
import type { Article } from '../articles/article-schema';
import { services } from '../content/services';
import { routes } from '../routes';

/** Ids that links may name, by page, where content states them; build tests check other pages. */
const idsOf: Readonly<Record<string, ReadonlySet<string>>> = {
  '/services': new Set(services.map(({ id }) => id)),
};

/**
 * Checks that each link of an article leads to a page, a place on a page, or an address elsewhere.
 *
 * @throws one error that lists every broken link: the file, the line, how to fix it
 */
export function assertLinksLead({ links, ids }: ArticleLinks, article: Article): void {
  const { file, firstLine, path } = article;
  const ownIds = new Set(ids);
  const problems = links.flatMap(({ url, line }) => {
    const problem = problemOf(url, path, ownIds);
    return problem ? [`${file}:${line + firstLine - 1}: the link to "${url}" ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Every address of the site, as a set, since thousands of articles may have several links each. */
const paths: ReadonlySet<string> = new Set(routes.map(({ path }) => path));

/** What is wrong with a link's target; undefined if nothing is. Other sites are not asked. */
function problemOf(url: string, from: string, ownIds: ReadonlySet<string>): string | undefined {
  if (/^(?:https:\/\/|mailto:|tel:)./.test(url)) return undefined;
  if (!/^[#/](?!\/)/.test(url)) {
    return 'is no address; write a path such as /contact, or an address with https, mailto or tel';
  }
  const [address = '', fragment] = url.split('#', 2);
  const target = address.replace(/\?.*$/, '') || from;
  // The build tests check links to files, feeds among them, once these exist.
  if (/\.\w+$/.test(target)) return undefined;
  if (target !== from && !paths.has(target)) {
    return 'leads to no page; point it at one of src/routes.ts';
  }
  const known = target === from ? ownIds : idsOf[target];
  if (fragment === undefined || !known || known.has(fragment)) return undefined;
  return `names no place of ${target}; choose one of ${[...known].join(', ')}`;
}
