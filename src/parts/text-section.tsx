import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import { prose } from './prose.styles';
import { SectionHead } from './section-head';

/** Running text left of the line. */
export function TextSection({
  head: { paragraphs, ...head },
  size,
  tone,
}: {
  readonly head: SectionHeadData & { readonly paragraphs: readonly string[] };
  readonly size?: 'body' | 'lead';
  readonly tone?: 'green';
}) {
  return (
    <Band tone={tone}>
      <SectionHead head={head} />
      <div className={prose({ size, columns: true })}>
        {paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Band>
  );
}
