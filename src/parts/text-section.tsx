import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import { prose } from './prose.styles';
import { SectionHead } from './section-head';
import { split } from './split.styles';

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
  const parts = split();
  return (
    <Band>
      <SectionHead head={head} />
      <div className={parts.root}>
        <div className={`${parts.left} ${prose({ size, columns: true })}`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Band>
  );
}
