import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import { basePath } from './environment';
import { site } from './site';

/** The absolute URL of a path of the site. */
export function absolute(path: string): string {
  return site.origin + withBasePath(path);
}

/** A path of the site, prefixed with the base path. */
export function withBasePath(path: string): string {
  return basePath() + path.replace(/^\//, '');
}

/** Changes every `href` and `src` of an HTML tree, in place. */
export function changeAddresses(tree: Root, change: (address: string) => string): void {
  visit(tree, 'element', ({ properties }) => {
    for (const name of ['href', 'src']) {
      const value = properties[name];
      if (typeof value === 'string') properties[name] = change(value);
    }
  });
}

/**
 * Makes every `href` and `src` of an HTML tree absolute, in place.
 *
 * @param tree a text as content has it, where `/contact` means a page of the site
 * @param path the page that holds the text, to which `#fragments` belong
 */
export function absoluteAddresses(tree: Root, path: string): void {
  changeAddresses(tree, (address) => {
    if (address.startsWith('#')) return absolute(path) + address;
    return address.startsWith('/') ? absolute(address) : address;
  });
}

/** Where a page's Markdown stands: `/index.md`, `/about.md`, `/blog/some-article.md`. */
export function markdownPath(path: string): string {
  return path === '/' ? '/index.md' : `${path}.md`;
}

/** Where a worked example of an article stands as a file: `/blog/some-article/a-checklist.md`. */
export function workedPath(path: string, id: string, format: 'md' | 'csv'): string {
  return `${path}/${id}.${format}`;
}
