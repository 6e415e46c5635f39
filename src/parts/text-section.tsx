import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import { prose } from './prose.styles';
import { SectionHead } from './section-head';

/** Running text left of the line. */
export function TextSection({
  head,
  paragraphs,
  size,
}: {
  readonly head: SectionHeadData;
  readonly paragraphs: readonly string[];
  readonly size?: 'body' | 'lead';
}) {
  return (
    <Band>
      <SectionHead head={head} />
      <div className={prose({ size, columns: true })}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
