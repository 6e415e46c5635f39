import { rss } from '../../seo/feeds';

export const GET = async () =>
  new Response(rss(), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });

export const getConfig = async () => ({ render: 'static' }) as const;
