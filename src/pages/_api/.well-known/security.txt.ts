import { securityTxt } from '../../../seo/security-txt';

export const GET = async () =>
  new Response(securityTxt(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

export const getConfig = async () => ({ render: 'static' }) as const;
