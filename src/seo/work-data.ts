import type { CreativeWork, ItemList } from 'schema-dts';
import { caseStudies } from '../content/case-studies';
import { hairNova } from '../content/hair-nova';
import { site } from '../site/site';
import { agencyId, pageId, ref } from './page-data';
import { photograph } from './photographs';

/** The list that the work page is. */
export const caseListId = pageId('/work', 'case-studies');

/** The case studies of the work page, and the list of them. */
export function caseStudyData(): readonly [ItemList, ...CreativeWork[]] {
  return [
    {
      '@type': 'ItemList',
      '@id': caseListId,
      numberOfItems: caseStudies.length,
      itemListElement: caseStudies.map(({ id }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        item: ref(pageId('/work', id)),
      })),
    },
    ...caseStudies.map(
      ({ id, title, client, category, challenge, services, image }): CreativeWork => ({
        '@type': 'CreativeWork',
        '@id': pageId('/work', id),
        url: pageId('/work', id),
        name: title,
        description: challenge,
        genre: category,
        keywords: services,
        about: { '@type': 'Organization', name: client },
        creator: ref(agencyId),
        image: photograph(image),
        inLanguage: site.language,
      }),
    ),
  ];
}

export const hairNovaId = pageId('/work/hair-nova', 'case-study');

/** The case study that is the Hair Nova page. */
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
    image: photograph(image),
    inLanguage: site.language,
    mainEntityOfPage: ref(pageId('/work/hair-nova')),
  };
}
