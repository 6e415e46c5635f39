import type { ApiContext } from 'waku/router';
import { jsonFeed, rss } from '../../seo/feeds';
import { llmsTxt } from '../../seo/llms-txt';
import { humansTxt, robots, securityTxt } from '../../seo/robots-humans-security';
import { sitemap } from '../../seo/sitemap';
import { webManifest } from '../../seo/web-manifest';

/** The site's files for programs: the function that makes each, and its media type. */
const files: Readonly<Record<string, readonly [make: () => string, type: string]>> = {
  '.well-known/security.txt': [securityTxt, 'text/plain; charset=utf-8'],
  'feed.json': [jsonFeed, 'application/feed+json; charset=utf-8'],
  'feed.xml': [rss, 'application/rss+xml; charset=utf-8'],
  'humans.txt': [humansTxt, 'text/plain; charset=utf-8'],
  'llms.txt': [llmsTxt, 'text/plain; charset=utf-8'],
  'robots.txt': [robots, 'text/plain; charset=utf-8'],
  'site.webmanifest': [() => JSON.stringify(webManifest(), null, 2), 'application/manifest+json'],
  'sitemap.xml': [sitemap, 'application/xml; charset=utf-8'],
};

export async function GET(
  _request: Request,
  { params }: ApiContext<'/[...file]'>,
): Promise<Response> {
  const [make, type = ''] = files[params.file.join('/')] ?? [];
  return new Response(make?.(), { status: make ? 200 : 404, headers: { 'content-type': type } });
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: Object.keys(files).map((path) => path.split('/')) }) as const;
