import { webManifest } from '../../seo/web-manifest';

/** The web manifest. */
export async function GET(): Promise<Response> {
  return new Response(JSON.stringify(webManifest(), null, 2), {
    headers: { 'content-type': 'application/manifest+json' },
  });
}

export const getConfig = async () => ({ render: 'static' }) as const;
