import { caseStudies } from '../content/case-studies';
import { home } from '../content/home';
import { services } from '../content/services';
import { find } from '../site/find';

/** Matches the figure of a result and what was counted: “+70% commissions: 17 in …”. */
const FIGURE_AND_UNIT = /^(\S+) ([^:,]+)/;

/** The showcase's entries: each line with its case study, the address and the first result. */
export const showcase = home.showcase.entries.map(({ caseStudyId, line }) => {
  const { id, client, title, image, results } = find(caseStudies, caseStudyId, 'case-studies.yaml');
  return { client, title, line, picture: image, result: results[0], href: `/work#${id}` };
});

/** The services as rows, each with what it did for a client, and a link to its block. */
export const serviceRows = services.map(({ id, title, summary, caseStudy }) => {
  const [, value = '', of = ''] = FIGURE_AND_UNIT.exec(caseStudy.results[0] ?? '') ?? [];
  return { title, text: summary, href: `/services#${id}`, reading: { value, of } };
});
