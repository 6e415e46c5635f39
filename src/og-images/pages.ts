import { about } from '../content/about';
import { articles, withoutPicture } from '../content/articles';
import { blog } from '../content/blog';
import { contact } from '../content/contact';
import { caseFigures, type Figure, hairNovaBookings } from '../content/figures';
import { hairNova } from '../content/hair-nova';
import { home } from '../content/home';
import { jewelry } from '../content/jewelry';
import { accessibility, privacy } from '../content/legal';
import { notFound } from '../content/not-found';
import type { PictureId } from '../content/pictures';
import { proposals } from '../content/proposals';
import { type Route, routes } from '../content/routes';
import { servicesPage } from '../content/services-page';
import { site } from '../content/site';
import { work } from '../content/work';

/** What a page's shared image shows. */
export interface OgPage {
  /** The page, as the list of pages has it. */
  readonly path: string;
  /** Set large, as the page itself opens. */
  readonly title: string;
  /** A few words right of the line: what kind of page this is. */
  readonly kicker: string;
  readonly picture?: PictureId;
  /** Drawn under the picture. */
  readonly figure?: Figure;
}

/** The figure of a page that tells a case. */
const figures = new Map<string, Figure>([
  ['/work', caseFigures.halcyon],
  ['/work/hair-nova', hairNovaBookings],
]);

/** Where we are, for pages whose name says nothing that their title does not. */
const place = `${site.address.locality}, ${site.address.region}`;

/** How a page opens, where that is not its name, and what stands right of the line instead of its name. */
const words = new Map<string, Partial<Pick<OgPage, 'title' | 'kicker'>>>([
  ['/', { title: home.hero.headline, kicker: place }],
  ['/services', { title: servicesPage.hero.headline }],
  ['/work', { title: work.hero.headline }],
  ['/work/hair-nova', { title: hairNova.hero.headline }],
  ['/about', { title: about.hero.headline }],
  ['/contact', { title: contact.hero.headline }],
  ['/blog', { title: blog.hero.headline }],
  ['/industries/jewelry', { title: jewelry.hero.headline }],
  ['/privacy', { title: privacy.headline, kicker: place }],
  ['/accessibility', { title: accessibility.headline, kicker: place }],
  ['/404', { title: notFound.text }],
  ...articles.map(({ path, category }) => [path, { kicker: category }] as const),
  ...Object.values(proposals).map(
    ({ id, hero }) => [`/proposals/${id}`, { kicker: hero.line }] as const,
  ),
]);

/** Every page of the site with what its shared image shows, in the order of the list of pages. */
export function ogPages(): readonly OgPage[] {
  return routes.map(ogPage);
}

function ogPage({ path, name, image }: Route): OgPage {
  const figure = figures.get(path);
  return {
    ...(figure && { figure }),
    path,
    title: name,
    kicker: name,
    ...words.get(path),
    ...(image && !withoutPicture.has(path) && { picture: image }),
  };
}
