import type { CreativeWork, ItemList } from 'schema-dts';
import { caseStudies } from '../content/case-studies';
import { hairNova } from '../content/hair-nova';
import { photographUrl } from '../parts/picture';
import { site } from '../site/site';
import { agencyId, pageId, ref } from './page-data';

/** The `@id` of the work page's list of case studies. */
export const caseListId = pageId('/work', 'case-studies');

/** The case studies of the work page, in a list. */
export const caseStudyData = (): ItemList => ({
  '@type': 'ItemList',
  '@id': caseListId,
  itemListElement: caseStudies.map(({ id, title, client, challenge, image }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: {
      '@type': 'CreativeWork',
      '@id': pageId('/work', id),
      name: title,
      description: challenge,
      about: { '@type': 'Organization', name: client },
      creator: ref(agencyId),
      image: photographUrl(image),
    },
  })),
});

/** The `@id` of the Hair Nova case study. */
export const hairNovaId = pageId('/work/hair-nova', 'case-study');

/** The Hair Nova page as a case study. */
export function hairNovaData(): CreativeWork {
  const { hero, client, image } = hairNova;
  return {
    '@type': 'CreativeWork',
    '@id': hairNovaId,
    url: pageId('/work/hair-nova'),
    name: hero.headline,
    description: hero.lead,
    about: { '@type': 'Organization', name: client },
    creator: ref(agencyId),
    image: photographUrl(image),
    inLanguage: site.language,
    mainEntityOfPage: ref(pageId('/work/hair-nova')),
  };
}
