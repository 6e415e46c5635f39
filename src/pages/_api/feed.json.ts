import { jsonFeed } from '../../seo/feeds';

export const GET = async () =>
  new Response(jsonFeed(), { headers: { 'content-type': 'application/feed+json; charset=utf-8' } });

export const getConfig = async () => ({ render: 'static' }) as const;
