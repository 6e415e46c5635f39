import type { Nodes } from 'mdast';
import type { Article } from './articles';
import { routes } from './routes';
import { services } from './services';

/** Places on pages whose ids content decides; those of other pages are known once they are built. */
const places: Readonly<Record<string, ReadonlySet<string>>> = {
  '/services': new Set(services.map(({ id }) => id)),
};

/** Where an article's links lead, and the places on it that a link can name. */
export interface ArticleLinks {
  /** Each with its line, counted from the first of the text. */
  readonly links: readonly { readonly url: string; readonly line: number }[];
  readonly ids: readonly string[];
}

/** The links of an article, once its headings have their ids. */
export function linksOf(nodes: readonly Nodes[]): ArticleLinks {
  const links: { url: string; line: number }[] = [];
  const ids: string[] = [];
  for (const node of nodes) {
    if (node.type === 'heading') ids.push(String(node.data?.hProperties?.id));
    if (node.type !== 'link' && node.type !== 'definition') continue;
    links.push({ url: node.url, line: node.position?.start.line ?? 1 });
  }
  return { links, ids };
}

/**
 * Looks where the links of an article lead.
 *
 * @throws one error that lists every link that leads nowhere: the file, the
 *   line, the mend
 */
export function assertLinksLead({ links, ids }: ArticleLinks, article: Article): void {
  const { file, firstLine, path } = article;
  const own = new Set(ids);
  const problems = links.flatMap(({ url, line }) => {
    const problem = problemOf(url, path, own);
    return problem ? [`${file}:${line + firstLine - 1}: the link to "${url}" ${problem}`] : [];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Every address of the site; an article has links to several, and there may be thousands. */
const paths: ReadonlySet<string> = new Set(routes.map(({ path }) => path));

/** What is wrong with a link's target; nothing where it leads somewhere. */
function problemOf(url: string, from: string, own: ReadonlySet<string>): string | undefined {
  if (/^(?:https:\/\/|mailto:|tel:)./.test(url)) return undefined;
  if (!/^[#/](?!\/)/.test(url)) {
    return 'is no address; write a path such as /contact, or an address with https, mailto or tel';
  }
  const [address = '', place] = url.split('#', 2);
  const target = address.replace(/\?.*$/, '') || from;
  // Files, feeds among them, are there once the site is built, and looked for then.
  if (/\.\w+$/.test(target)) return undefined;
  if (target !== from && !paths.has(target)) {
    return 'leads to no page; point it at one of src/content/routes.ts';
  }
  const known = target === from ? own : places[target];
  if (place === undefined || !known || known.has(place)) return undefined;
  return `names no place of ${target}; choose one of ${[...known].join(', ')}`;
}
