import { caseStudies } from '../content/case-studies';
import { home } from '../content/home';
import { services } from '../content/services';
import { find } from '../site/find';

/** The showcase's entries: each line with its case study, the address and the first result. */
export const showcase = home.showcase.entries.map(({ caseStudyId, line }) => {
  const { id, client, title, image, results } = find(caseStudies, caseStudyId, 'case-studies.yaml');
  return { client, title, line, picture: image, result: results[0], href: `/work#${id}` };
});

/** The services as rows, each of which leads to its block on the page of services. */
export const serviceRows = services.map(({ id, title, summary }) => ({
  title,
  text: summary,
  href: `/services#${id}`,
}));
