import { Band } from '../components/band';
import { Reading } from '../components/reading';
import { SectionHead } from '../components/section-head';
import type { Reading as ReadingData, SectionHead as SectionHeadData } from '../content/types';
import { Reveal } from '../islands/reveal';
import { readings } from './readings.styles';

/** The headline metrics of a proposal, at full height. */
export function ProposalReadings({
  head,
  readings: items,
}: {
  readonly head: SectionHeadData;
  readonly readings: readonly ReadingData[];
}) {
  return (
    <Band tone="raised">
      <SectionHead head={head} />
      <div className={readings()}>
        {items.map((reading) => (
          <Reveal key={reading.label}>
            <Reading data={reading} size="huge" place="hung" withNote />
          </Reveal>
        ))}
      </div>
    </Band>
  );
}
