import { Band } from '../components/band';
import { VisuallyHidden } from '../components/visually-hidden';
import type { Figure } from '../content/figures';
import type { CaseStudy as CaseStudyData, CaseStudyId } from '../content/types';
import { CaseStudy } from './case-study';

/** The case studies one under another, under a visually hidden heading. */
export function CaseStudies({
  heading,
  studies,
  figures,
  labels,
}: {
  readonly heading: string;
  readonly studies: readonly CaseStudyData[];
  /** The figure of each. */
  readonly figures: Readonly<Record<CaseStudyId, Figure>>;
  readonly labels: Parameters<typeof CaseStudy>[0]['labels'];
}) {
  return (
    <Band space="none">
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      {studies.map((study) => (
        <CaseStudy key={study.id} data={study} figure={figures[study.id]} labels={labels} />
      ))}
    </Band>
  );
}
