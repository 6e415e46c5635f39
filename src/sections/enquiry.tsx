import type { ReactNode } from 'react';
import { split } from '../../styled-system/recipes';
import { Band } from '../components/band';
import { SectionHead } from '../components/section-head';
import type { SectionHead as SectionHeadData } from '../content/types';

/** The enquiry form under its heading; the target of Enquire Now. */
export function Enquiry({
  head,
  children,
}: {
  readonly head: SectionHeadData;
  /** The form. */
  readonly children: ReactNode;
}) {
  const parts = split();
  return (
    <Band id="enquiry">
      <SectionHead head={head} />
      <div className={parts.root}>
        <div className={parts.left}>{children}</div>
      </div>
    </Band>
  );
}
