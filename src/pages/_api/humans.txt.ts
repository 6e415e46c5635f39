import { humansTxt } from '../../seo/humans-txt';

export const GET = async () =>
  new Response(humansTxt(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

export const getConfig = async () => ({ render: 'static' }) as const;
