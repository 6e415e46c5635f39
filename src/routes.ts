import { articles } from './articles/article-list';
import type { Article } from './articles/article-schema';
import { about } from './content/about';
import { blog } from './content/blog';
import { contact } from './content/contact-page';
import { dashboards } from './content/dashboard-pages';
import { enquiryOutcomes } from './content/enquiry-outcomes';
import { hairNova } from './content/hair-nova';
import { home } from './content/home';
import { jewelry } from './content/jewelry';
import { accessibility, privacy } from './content/legal';
import { mapPage } from './content/map-page';
import { notFound } from './content/not-found';
import type { PictureId } from './content/pictures';
import { press } from './content/press';
import { proposals } from './content/proposals';
import type { FaqItem, PageRecord } from './content/schemas';
import { servicesPage } from './content/services';
import { specimen } from './content/specimen';
import { wall } from './content/wall';
import { work } from './content/work';
import { revised } from './site/site';

/** The content of a page: its record, and the other fields that the list of pages reads. */
interface PageContent {
  readonly page: PageRecord;
  readonly hero?: { readonly headline?: string; readonly line?: string };
  readonly headline?: string;
  readonly image?: PictureId | undefined;
  readonly faq?: { readonly items: readonly FaqItem[] };
  /** The day of the page's last change, where it is not the whole site's. */
  readonly reviewed?: string | undefined;
}

/** A page of the site. */
export interface Route extends PageRecord {
  readonly visibility: NonNullable<PageRecord['visibility']>;
  readonly kind: NonNullable<PageRecord['kind']>;
  /** The headline of the page and of its shared image. */
  readonly headline: string;
  /** The words beside the headline in the shared image. */
  readonly kicker: string;
  readonly questions: readonly FaqItem[];
  readonly reviewed?: string;
}

/** A page as lists of pages have it: its record, completed from its content. */
function routeOf({ page, hero, headline, image, faq, reviewed }: PageContent): Route {
  return {
    visibility: 'public',
    kind: 'page',
    kicker: hero?.line ?? page.shortTitle,
    headline: hero?.headline ?? headline ?? page.shortTitle,
    questions: faq?.items ?? [],
    ...(image && { image }),
    ...(reviewed && { reviewed }),
    ...page,
  };
}

function articleContent(article: Article): PageContent {
  const { path, title, seoTitle, description, category, date, modified } = article;
  return {
    page: {
      path,
      // The part of the title before the colon.
      shortTitle: title.replace(/: .*/, ''),
      seoTitle,
      description,
      kind: 'article',
      parent: '/blog',
      kicker: category,
    },
    image: article.imageOnCardOnly ? undefined : article.image,
    reviewed: modified ?? date,
  };
}

/** The content of every page, in the order of menus. A new page is a line here. */
const contents: readonly PageContent[] = [
  home,
  servicesPage,
  work,
  about,
  contact,
  // The list of articles changes with the newest article.
  {
    ...blog,
    reviewed: articles
      .map(({ modified, date }) => modified ?? date)
      .toSorted()
      .at(-1),
  },
  hairNova,
  wall,
  ...articles.map(articleContent),
  jewelry,
  ...Object.values(proposals),
  ...dashboards,
  mapPage,
  ...enquiryOutcomes,
  privacy,
  accessibility,
  press,
  specimen,
  { ...notFound, headline: notFound.text },
];

/** Every page, in the order in which everything that lists pages shows them. */
export const routes: readonly Route[] = contents.map(routeOf);
for (const { path, questions } of routes) assertUniqueIds(path, questions);

/**
 * Checks that the questions of a page have ids of their own.
 *
 * @throws naming the page and the id, when two questions have the same
 */
export function assertUniqueIds(path: string, questions: readonly Pick<FaqItem, 'id'>[]): void {
  const twice = questions.find(
    ({ id }, index) => questions.findIndex((other) => other.id === id) < index,
  );
  if (twice) {
    throw new Error(
      `The questions of ${path}: the id "${twice.id}" is there twice; give one another.`,
    );
  }
}

const byPath = new Map(routes.map((page) => [page.path, page]));

/**
 * The page at a path.
 *
 * @throws when no page has this path
 */
export function routeAt(path: string): Route {
  const found = byPath.get(path);
  if (found) return found;
  throw new Error(
    `There is no page at ${path}. Add its content to the list in src/routes.ts, or correct the path in src/pages.`,
  );
}

/** The day of a page's last change, as the content states it; never the build's date. */
export const lastModified = (path: string): string => routeAt(path).reviewed ?? revised;

/** The pages from home down to this one, itself included. */
export function trailTo(path: string): readonly Route[] {
  const page = routeAt(path);
  if (path === '/') return [page];
  return [...trailTo(page.parent ?? '/'), page];
}
