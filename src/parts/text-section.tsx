import type { ReactNode } from 'react';
import type { SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import { prose } from './prose.styles';
import { SectionHead } from './section-head';
import { split } from './split.styles';

/** Running text left of the line; a picture, figures or nothing right of it. */
export function TextSection({
  head,
  paragraphs,
  aside,
  size,
}: {
  readonly head: SectionHeadData;
  readonly paragraphs: readonly string[];
  readonly aside?: ReactNode;
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
        {aside && <div className={parts.right}>{aside}</div>}
      </div>
    </Band>
  );
}
