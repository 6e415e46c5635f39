import type { Graph, Thing } from 'schema-dts';
import { articleAt } from '../articles/article-list';
import { routeAt } from '../routes';
import { agency, hasStudio, studio, website } from './agency-data';
import { articleData, articleList, articleListId } from './article-data';
import { breadcrumbList, faqPage, pageId, webPage } from './page-data';
import { serviceData } from './service-data';
import { caseListId, caseStudyData, hairNovaData, hairNovaId } from './work-data';

/** What only one page is about: its services, cases or articles. */
interface Subject {
  readonly things: readonly Thing[];
  /** The `@id` of the page's main entity. */
  readonly main?: string;
}

const subjects: Readonly<Record<string, () => Subject>> = {
  '/services': () => ({ things: serviceData() }),
  '/work': () => ({ things: [caseStudyData()], main: caseListId }),
  '/work/hair-nova': () => ({ things: [hairNovaData()], main: hairNovaId }),
  '/blog': () => ({ things: [articleList()], main: articleListId }),
};

/**
 * The structured data of a page, as one graph. It holds only what a visitor reads on the page, and
 * an entity has the same `@id` on every page.
 *
 * @param path the page, as the list of pages has it
 */
export function graphFor(path: string): Graph {
  const route = routeAt(path);
  // The page around a frame describes what the frame shows.
  if (route.kind === 'frame')
    return { '@context': 'https://schema.org', '@graph': [webPage(route)] };
  const { things, main } = subjectOf(path);
  return {
    '@context': 'https://schema.org',
    '@graph': [
      agency(path),
      ...(hasStudio(path) ? [studio(path)] : []),
      website(),
      // The not-found page is no page of its own: the data hold only its breadcrumb.
      route.kind === 'not-found' ? breadcrumbList(path) : webPage(route, main),
      ...things,
      ...(route.questions.length > 0 ? [faqPage(path, route.questions)] : []),
    ],
  };
}

function subjectOf(path: string): Subject {
  const article = articleAt(path);
  if (article) return { things: [articleData(article)], main: pageId(path, 'article') };
  return subjects[path]?.() ?? { things: [] };
}
