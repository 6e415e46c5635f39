import { Band } from '../components/band';
import { VisuallyHidden } from '../components/visually-hidden';
import type { CaseStudy as CaseStudyData } from '../content/types';
import { CaseStudy } from './case-study';

/** The case studies one under another, under a heading that the eye does not need. */
export function CaseStudies({
  heading,
  studies,
  labels,
}: {
  readonly heading: string;
  readonly studies: readonly CaseStudyData[];
  readonly labels: Parameters<typeof CaseStudy>[0]['labels'];
}) {
  return (
    <Band space="none">
      <VisuallyHidden as="h2">{heading}</VisuallyHidden>
      {studies.map((study) => (
        <CaseStudy key={study.id} data={study} labels={labels} />
      ))}
    </Band>
  );
}
