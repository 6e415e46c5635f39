import { fileAt, insideSite, type Page } from './pages';

/** The path of the page that an address on a page leads to; nothing where it leads elsewhere. */
function pagePathOf(href: string, origin: string): string | undefined {
  const inside = insideSite(href, origin);
  const file = inside === undefined ? undefined : fileAt(inside);
  return file === undefined ? undefined : `/${file.replace(/\/$/, '')}`;
}

/** The other pages that each page links to, and those that link to it. */
export function linkGraph(pages: readonly Page[], origin: string) {
  const out = new Map<string, Set<string>>(pages.map(({ route }) => [route.path, new Set()]));
  const into = new Map<string, Set<string>>(pages.map(({ route }) => [route.path, new Set()]));
  for (const { route, $ } of pages) {
    for (const element of $('a[href]').get()) {
      const target = pagePathOf($(element).attr('href') ?? '', origin);
      if (target === undefined || target === route.path || !into.has(target)) continue;
      out.get(route.path)?.add(target);
      into.get(target)?.add(route.path);
    }
  }
  return { out, into };
}
