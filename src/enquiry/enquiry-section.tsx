import type { ReactNode } from 'react';
import { Band } from '../components/band';
import { Facts } from '../components/facts';
import { SectionHead } from '../components/section-head';
import type { ContactDetail } from '../content/contact-details';
import type { SectionHead as SectionHeadData } from '../content/types';
import { split } from '../sections/split.styles';

/** The enquiry form under its heading, the target of Enquire Now; how else to reach the agency beside it. */
export function EnquirySection({
  head,
  direct,
  children,
}: {
  readonly head: SectionHeadData;
  readonly direct: { readonly heading: string; readonly items: readonly ContactDetail[] };
  /** The form. */
  readonly children: ReactNode;
}) {
  const parts = split();
  return (
    <Band id="enquiry">
      <SectionHead head={head} />
      <div className={parts.root}>
        <div className={parts.left}>{children}</div>
        <div className={parts.right}>
          <Facts {...direct} />
        </div>
      </div>
    </Band>
  );
}
