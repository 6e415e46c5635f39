import { llmsTxt } from '../../seo/llms-txt';

export const GET = async () =>
  new Response(llmsTxt(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });

export const getConfig = async () => ({ render: 'static' }) as const;
