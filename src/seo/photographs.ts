import delivered from 'virtual:pictures';
import { caseStudies } from '../content/case-studies';
import { home } from '../content/home';
import type { PictureId } from '../content/pictures';
import { work } from '../content/work';
import { routeAt } from '../routes';
import { find } from '../site/find';
import { site } from '../site/site';

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

/** The address of a photograph as a JPEG, at its greatest delivered width. */
export function photograph(id: PictureId): string {
  const url = delivered[id].jpeg.at(-1)?.url;
  if (!url) throw new Error(`The picture "${id}" was not encoded as JPEG.`);
  return site.origin + url;
}

/** The addresses of the photographs that a page shows, the one in its record first. */
export function photographs(path: string): readonly string[] {
  const { image } = routeAt(path);
  return [...new Set([...(image ? [image] : []), ...(more.get(path) ?? [])])].map(photograph);
}
