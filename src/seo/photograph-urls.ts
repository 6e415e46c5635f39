import { caseStudies } from '../content/case-studies';
import { home } from '../content/home';
import type { PictureId } from '../content/pictures';
import { work } from '../content/work';
import { photographUrl } from '../parts/picture';
import { routeAt } from '../routes';
import { find } from '../site/find';

/** The further photographs of pages that show more than the one in their record. */
const more = new Map<string, readonly PictureId[]>([
  [
    '/',
    home.showcase.entries.map(
      ({ caseStudyId }) => find(caseStudies, caseStudyId, 'case-studies.yaml').image,
    ),
  ],
  ['/work', [...caseStudies, ...work.marquee.items].map(({ image }) => image)],
]);

/** The addresses of the photographs that a page shows, the one in its record first. */
export function photographUrls(path: string): readonly string[] {
  const { image } = routeAt(path);
  return [...new Set([...(image ? [image] : []), ...(more.get(path) ?? [])])].map(photographUrl);
}
