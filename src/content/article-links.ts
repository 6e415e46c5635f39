import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Article } from './articles';
import { routes } from './routes';
import { services } from './services';

/** Places on pages whose ids content decides; those of other pages are known once they are built. */
const places: Readonly<Record<string, ReadonlySet<string>>> = {
  '/services': new Set(services.map(({ id }) => id)),
};

/**
 * Looks where the links of an article lead, once its headings have their ids.
 *
 * @throws one error that lists every link that leads nowhere: the file, the
 *   line, the mend
 */
export function assertLinksLead(tree: Root, { file, firstLine, path }: Article): void {
  const own = new Set<unknown>();
  visit(tree, 'heading', ({ data }) => {
    own.add(data?.hProperties?.id);
  });
  const problems: string[] = [];
  visit(tree, (node) => {
    if (node.type !== 'link' && node.type !== 'definition') return;
    const problem = problemOf(node.url, path, own);
    const line = (node.position?.start.line ?? 1) + firstLine - 1;
    if (problem) problems.push(`${file}:${line}: the link to "${node.url}" ${problem}`);
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** What is wrong with a link's target; nothing where it leads somewhere. */
function problemOf(url: string, from: string, own: ReadonlySet<unknown>): string | undefined {
  if (/^(?:https:\/\/|mailto:|tel:)./.test(url)) return undefined;
  if (!/^[#/](?!\/)/.test(url)) {
    return 'is no address; write a path such as /contact, or an address with https, mailto or tel';
  }
  const [address = '', place] = url.split('#', 2);
  const target = address.replace(/\?.*$/, '') || from;
  // Files, feeds among them, are there once the site is built, and looked for then.
  if (/\.\w+$/.test(target)) return undefined;
  if (target !== from && !routes.some(({ path }) => path === target)) {
    return 'leads to no page; point it at one of src/content/routes.ts';
  }
  const known = target === from ? own : places[target];
  if (place === undefined || !known || known.has(place)) return undefined;
  return `names no place of ${target}; choose one of ${[...known].join(', ')}`;
}
