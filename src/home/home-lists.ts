import { caseStudies } from '../content/case-studies';
import { home } from '../content/home';
import { services } from '../content/services';
import { find } from '../site/find';

/** The home page's showcase: its lines with what the case studies say, where each leads to, and its first result. */
export const showcase = home.showcase.entries.map(({ caseStudyId, line }) => {
  const { id, client, title, image, results } = find(caseStudies, caseStudyId, 'case-studies.yaml');
  return { client, title, line, picture: image, result: results[0], href: `/work#${id}` };
});

/** The services in rows: each leads to its block. */
export const serviceRows = services.map(({ id, title, summary }) => ({
  title,
  text: summary,
  href: `/services#${id}`,
}));
