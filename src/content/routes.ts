import { about } from './about';
import { articles } from './articles';
import { blog } from './blog';
import { contact } from './contact';
import { dashboards } from './dashboards';
import { enquiryOutcomes } from './enquiry-outcomes';
import { hairNova } from './hair-nova';
import { home } from './home';
import { jewelry } from './jewelry';
import { accessibility, privacy } from './legal';
import { notFound } from './not-found';
import type { PictureId } from './pictures';
import { plan } from './plan';
import { proposals } from './proposals';
import { servicesPage } from './services-page';
import { specimen } from './specimen';
import type { PageMeta } from './types';
import { work } from './work';

/** A page of the site. */
export interface Route {
  /** From the root, without the base path and without a trailing slash. */
  readonly path: string;
  /** Its short name, as breadcrumbs show it. */
  readonly name: string;
  readonly meta: PageMeta;
  /** Unlisted pages are kept out of navigation, sitemap, feeds and search engines. */
  readonly visibility: 'public' | 'unlisted';
  /** The page above it in the breadcrumb; top-level pages stand below home. */
  readonly parent?: string;
  /** A picture's id for the image that is shared, where the page has one. */
  readonly image?: PictureId;
  /** A `frame` stands in frames of other pages, so it has neither header nor footer. */
  readonly kind: 'page' | 'article' | 'proposal' | 'frame' | 'specimen' | 'not-found';
}

const page = (
  path: string,
  name: string,
  meta: PageMeta,
  more: Pick<Route, 'parent' | 'image'> = {},
): Route => ({ path, name, meta, visibility: 'public', kind: 'page', ...more });

/** Every page. Whatever lists pages reads this, in this order. */
export const routes: readonly Route[] = [
  page('/', 'Home', home.meta, { image: 'meridian' }),
  page('/services', 'Services', servicesPage.meta),
  page('/work', 'Our Work', work.meta, { image: 'perfume' }),
  page('/work/hair-nova', 'Hair Nova', hairNova.meta, { parent: '/work', image: hairNova.image }),
  page('/about', 'About', about.meta, { image: 'meridian' }),
  page('/contact', 'Contact', contact.meta),
  page('/blog', 'Blog', blog.meta),
  ...articles.map(
    (article): Route => ({
      path: article.path,
      // The part of the title before the colon.
      name: article.title.replace(/: .*/, ''),
      meta: { title: article.metaTitle, description: article.description },
      visibility: 'public',
      kind: 'article',
      parent: '/blog',
      image: article.image,
    }),
  ),
  page('/industries/jewelry', 'Jewelry', jewelry.meta, { image: jewelry.image }),
  ...Object.values(proposals).map(
    (proposal): Route => ({
      path: `/proposals/${proposal.id}`,
      name: proposal.client,
      meta: proposal.meta,
      visibility: 'unlisted',
      kind: 'proposal',
      image: proposal.image,
    }),
  ),
  ...dashboards.map(
    ({ path, name, meta }): Route => ({ path, name, meta, visibility: 'unlisted', kind: 'frame' }),
  ),
  { path: '/map', name: plan.name, meta: plan.meta, visibility: 'unlisted', kind: 'frame' },
  ...enquiryOutcomes.map(
    ({ path, heading, meta }): Route => ({
      path,
      name: heading,
      meta,
      visibility: 'unlisted',
      kind: 'frame',
    }),
  ),
  page('/privacy', 'Privacy', privacy.meta),
  page('/accessibility', 'Accessibility', accessibility.meta),
  {
    path: '/specimen',
    name: specimen.headline,
    meta: specimen.meta,
    visibility: 'unlisted',
    kind: 'specimen',
  },
  {
    path: '/404',
    name: notFound.heading,
    meta: notFound.meta,
    visibility: 'unlisted',
    kind: 'not-found',
  },
];

const byPath = new Map(routes.map((route) => [route.path, route]));

/** @throws when no page has this path */
export function routeAt(path: string): Route {
  const route = byPath.get(path);
  if (route) return route;
  throw new Error(`There is no page at ${path}; the list of pages is src/content/routes.ts.`);
}

/** The pages from home down to this one, itself included. */
export function trailTo(path: string): readonly Route[] {
  const route = routeAt(path);
  if (path === '/') return [route];
  return [...trailTo(route.parent ?? '/'), route];
}
