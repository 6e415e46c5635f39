import type { BreadcrumbList, FAQPage, WebPage } from 'schema-dts';
import type { FaqItem } from '../content/schemas';
import { type Route, trailTo } from '../routes';
import { site } from '../site/site';
import { absolute } from '../site/urls';

/** The `@id`s of shared entities, the same on every page. */
export const agencyId = `${absolute('/')}#organization`;
export const studioId = `${absolute('/')}#studio`;
export const logoId = `${absolute('/')}#logo`;
export const websiteId = `${absolute('/')}#website`;

/** A reference to an entity by its `@id`. */
export const ref = (id: string): { readonly '@id': string } => ({ '@id': id });

/** The `@id` of a page or of a part of it. */
export const pageId = (path: string, part?: string): string =>
  absolute(path) + (part ? `#${part}` : '');

/**
 * The page itself.
 *
 * @param mainEntity the `@id` of the page's main entity, if it has one
 */
export function webPage({ path, seoTitle, type }: Route, mainEntity?: string): WebPage {
  return {
    '@type': type ?? 'WebPage',
    '@id': pageId(path),
    url: absolute(path),
    name: seoTitle,
    inLanguage: site.language,
    isPartOf: ref(websiteId),
    ...(path === '/' && { about: ref(agencyId) }),
    breadcrumb: breadcrumbList(path),
    ...(mainEntity && { mainEntity: ref(mainEntity) }),
  };
}

/**
 * The path from home to a page, as its visible breadcrumb shows it; for home, one entry. The
 * not-found page has no address of its own, so its entry has none either.
 *
 * @see Google, "Breadcrumb structured data"
 */
export function breadcrumbList(path: string): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trailTo(path).map((route, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: route.shortTitle,
      ...(route.kind !== 'not-found' && { item: absolute(route.path) }),
    })),
  };
}

/**
 * Questions and answers, word for word as the page shows them.
 *
 * @see Google, "FAQ structured data"
 */
export function faqPage(path: string, items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageId(path, 'faq'),
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
