import { robots } from '../../seo/robots';

export const GET = async () =>
  new Response(robots(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

export const getConfig = async () => ({ render: 'static' }) as const;
