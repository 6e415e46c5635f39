import { Band } from '../components/band';
import { Reading } from '../components/reading';
import { SectionHead } from '../components/section-head';
import type { Reading as ReadingData, SectionHead as SectionHeadData } from '../content/types';
import { Reveal } from '../islands/reveal';
import { readings } from './readings.styles';

/** The agency's own figures at full height, each with what stands behind it. */
export function WhyChoose({
  head,
  items,
}: {
  readonly head: SectionHeadData;
  readonly items: readonly { readonly reading: ReadingData; readonly text: string }[];
}) {
  return (
    <Band tone="raised">
      <SectionHead head={head} />
      <div className={readings()}>
        {items.map(({ reading, text }) => (
          <Reveal key={reading.label}>
            <Reading data={{ ...reading, note: text }} size="huge" place="hung" withNote />
          </Reveal>
        ))}
      </div>
    </Band>
  );
}
