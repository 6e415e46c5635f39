import { type CaseResult, caseStudies } from '../content/case-studies';
import { home } from '../content/home';
import type { PictureId } from '../content/pictures';
import { services } from '../content/services';
import { find } from '../site/find';

/** One client of the showcase, with the first result of their case. */
export interface ShowcaseEntry {
  readonly client: string;
  readonly title: string;
  readonly line: string;
  readonly picture: PictureId;
  readonly result: CaseResult;
  /** Leads to their case study. */
  readonly href: string;
}

/** The home page's showcase: its lines with what the case studies say. */
export const showcase: readonly ShowcaseEntry[] = home.showcase.entries.map(
  ({ caseStudyId, line }) => {
    const { id, client, title, image, results } = find(
      caseStudies,
      caseStudyId,
      'case-studies.yaml',
    );
    return { client, title, line, picture: image, result: results[0], href: `/work#${id}` };
  },
);

/** The home page's service cards: each leads to its block. */
export const serviceCards = home.services.cards.map(({ serviceId, linkLabel }) => {
  const { title, summary } = find(services, serviceId, 'services.yaml');
  return { title, text: summary, link: { label: linkLabel, href: `/services#${serviceId}` } };
});
