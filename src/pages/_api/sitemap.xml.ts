import { sitemap } from '../../seo/sitemap';

export const GET = async () =>
  new Response(sitemap(), { headers: { 'content-type': 'application/xml; charset=utf-8' } });

export const getConfig = async () => ({ render: 'static' }) as const;
