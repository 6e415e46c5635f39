import { css } from '../../styled-system/css';
import type { Reading as ReadingData, SectionHead as SectionHeadData } from '../content/schemas';
import { Band } from './band';
import { Reading } from './reading';
import { SectionHead } from './section-head';

/** Readings one under another, the first the largest, each with its explanation. */
export function HungReadings({
  head: { readings: items, ...head },
  tone,
}: {
  readonly head: SectionHeadData & { readonly readings: readonly ReadingData[] };
  readonly tone?: 'raised';
}) {
  return (
    <Band tone={tone}>
      <SectionHead head={head} />
      <div className={css({ '& > * + *': { marginTop: '34px' } })}>
        {items.map((reading, index) => (
          <div key={reading.label} data-rise="" data-draw="">
            <Reading data={reading} size={index === 0 ? 'huge' : 'large'} place="hung" withNote />
          </div>
        ))}
      </div>
    </Band>
  );
}
