import { Band } from '../components/band';
import { Reading } from '../components/reading';
import { SectionHead } from '../components/section-head';
import type { Reading as ReadingData, SectionHead as SectionHeadData } from '../content/types';
import { readings } from './readings.styles';

/** Figures at full height, each with what stands behind it. */
export function HungReadings({
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
          <div key={reading.label} data-rise="" data-draw="">
            <Reading data={reading} size="huge" place="hung" withNote />
          </div>
        ))}
      </div>
    </Band>
  );
}
