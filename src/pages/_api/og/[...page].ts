import type { ApiContext } from 'waku/router';
import { routes } from '../../../routes';
import { ogImagePath } from '../../../seo/shared-images/image-layout';
import { renderOgImage } from '../../../seo/shared-images/render-image';

/** Every page, by the address of its image below `/og/`. */
const pages = new Map(routes.map((route) => [ogImagePath(route.path).slice('/og/'.length), route]));

/** A page's shared image, drawn when the site is built. */
export async function GET(
  _request: Request,
  { params }: ApiContext<'/og/[...page]'>,
): Promise<Response> {
  const page = pages.get(params.page.join('/'));
  if (!page) return new Response(null, { status: 404 });
  return new Response(await renderOgImage(page), { headers: { 'content-type': 'image/jpeg' } });
}

export const getConfig = async () =>
  ({ render: 'static', staticPaths: [...pages.keys()].map((path) => path.split('/')) }) as const;
