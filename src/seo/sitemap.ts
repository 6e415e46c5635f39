import { lastModified, routes } from '../routes';
import { absolute } from '../site/urls';
import { photographUrls } from './photograph-urls';
import { element } from './xml';

/**
 * The sitemap: every public page, the day of its last change, its main photographs.
 *
 * @see https://www.sitemaps.org/protocol.html and Google's "Image sitemaps"
 */
export function sitemap(): string {
  const pages = routes.filter(({ visibility }) => visibility === 'public').map(page);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
    ...pages,
    '</urlset>',
    '',
  ].join('\n');
}

function page({ path }: { readonly path: string }): string {
  return [
    '<url>',
    element('loc', absolute(path)),
    element('lastmod', lastModified(path)),
    ...photographUrls(path).map((url) => `<image:image>${element('image:loc', url)}</image:image>`),
    '</url>',
  ].join('');
}
