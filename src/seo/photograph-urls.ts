import { caseStudies } from '../content/case-studies';
import { home } from '../content/home';
import type { PictureId } from '../content/pictures';
import { work } from '../content/work';
import { photographUrl } from '../parts/picture';
import { routeAt } from '../routes';
import { find } from '../site/find';

/** The photographs of cases and of the marquee, on the two pages that show them. */
const more = new Map<string, readonly PictureId[]>([
  [
    '/',
    home.showcase.entries.map(
      ({ caseStudyId }) => find(caseStudies, caseStudyId, 'case-studies.yaml').image,
    ),
  ],
  ['/work', [...caseStudies, ...work.marquee.items].map(({ image }) => image)],
]);

/**
 * The addresses of a page's main photographs: the one of its record, then on the home and the work
 * page those of {@link more}. Other photographs of a page are left out.
 */
export function photographUrls(path: string): readonly string[] {
  const { image } = routeAt(path);
  return [...new Set([...(image ? [image] : []), ...(more.get(path) ?? [])])].map(photographUrl);
}
