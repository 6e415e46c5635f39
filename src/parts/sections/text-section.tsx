import type { ReactNode } from 'react';
import type { SectionHead as SectionHeadData } from '../../content/schemas';
import { Band } from '../band';
import { prose } from '../prose.styles';
import { SectionHead } from '../section-head';
import { split } from '../split.styles';

/** Running text left of the meridian; right of it a last line (`pull`), a picture or a reading. */
export function TextSection({
  head: { paragraphs, ...head },
  pull,
  beside,
  align = 'end',
  size,
  tone,
}: {
  readonly head: SectionHeadData & { readonly paragraphs: readonly string[] };
  readonly pull?: string;
  readonly beside?: ReactNode;
  /** Whether what stands right of the meridian ends or begins with the text. */
  readonly align?: 'end' | 'start';
  readonly size?: 'body' | 'lead';
  readonly tone?: 'green' | 'oxblood';
}) {
  const classes = split({ align });
  return (
    <Band tone={tone}>
      <SectionHead head={head} />
      <div className={classes.root}>
        <div className={prose({ size, columns: true })}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        {pull && <p className={classes.pull}>{pull}</p>}
        {beside && <div className={classes.right}>{beside}</div>}
      </div>
    </Band>
  );
}
