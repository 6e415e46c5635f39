import { cva } from '../../styled-system/css';
import type { Reading as ReadingData, SectionHead as SectionHeadData } from '../content/types';
import { Band } from './band';
import { Reading } from './reading';
import { SectionHead } from './section-head';

/** Large readings one under another. */
const readings = cva({
  base: { '& > * + *': { marginTop: '36px' } },
});

/** Figures at full height, each with what stands behind it. */
export function HungReadings({
  head: { readings: items, ...head },
}: {
  readonly head: SectionHeadData & { readonly readings: readonly ReadingData[] };
}) {
  return (
    <Band tone="raised">
      <SectionHead head={head} />
      <div className={readings()}>
        {items.map((reading, index) => (
          <div key={reading.label} data-rise="" data-draw="">
            <Reading data={reading} size={index === 0 ? 'huge' : 'large'} place="hung" withNote />
          </div>
        ))}
      </div>
    </Band>
  );
}
