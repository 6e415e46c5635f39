import type { CaseStudy as CaseStudyData } from '../content/case-studies';
import type { CaseStudyId, Figure } from '../content/types';
import { Band } from '../parts/band';
import { CaseStudy } from './case-study';

/** The case studies one under another, under a visually hidden heading. */
export function CaseStudies({
  studies,
  figures,
  labels,
}: {
  readonly studies: readonly CaseStudyData[];
  /** The figure of each. */
  readonly figures: Readonly<Record<CaseStudyId, Figure>>;
  readonly labels: Parameters<typeof CaseStudy>[0]['labels'];
}) {
  return (
    <Band space="none" by="part">
      <h2 className="visually-hidden">{labels.heading}</h2>
      {studies.map((study) => (
        <CaseStudy key={study.id} data={study} figure={figures[study.id]} labels={labels} />
      ))}
    </Band>
  );
}
